/**
 * `GET /pay.js`: the script that a shop's page loads, so that card numbers are sent to this origin only. It defines
 * `window.NorenPay`:
 *
 * - `createToken(merchant_id, { ccNumber, ccName, ccExpiration, securityCode })` resolves with
 * `{ token, token_key, brand, masked_number, expiration }`, valid once and for 15 minutes; it rejects with an Error whose
 *   `errors` has messages by field.
 * - `createCodeToken(merchant_id, { securityCode })` does the same for the code of a stored card: `{ token, token_key }`.
 * - `openFraudSession(merchant_id)` resolves with the session id by which this browser's payments are assessed.
 */
export const PAY_JS = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const post = async (path, body) => {
    const response = await fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "omit",
    });
    const answer = await response.json();
    if (response.ok) return answer;
    throw Object.assign(new Error(answer.message), { errors: answer.errors });
  };
  window.NorenPay = Object.freeze({
    createToken: (merchant_id, card) => post("/tokens", { merchant_id, card }),
    createCodeToken: (merchant_id, code) => post("/codes", { merchant_id, card: code }),
    openFraudSession: async (merchant_id) => (await post("/fraud-sessions", { merchant_id })).session,
  });
})();
`;
