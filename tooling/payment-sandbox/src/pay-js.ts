/**
 * `GET /pay.js`: what a shop's page loads from here, so that a card's number goes to this origin alone. It puts
 * `NorenPay` into the window:
 *
 * - `createToken(merchant_id, { ccNumber, ccName, ccExpiration, securityCode })` resolves with
 *   `{ token, token_key, brand, masked_number, expiration }`, good once and for 15 minutes; it rejects with an Error whose
 *   `errors` has messages by field.
 * - `openFraudSession(merchant_id)` resolves with what this browser is called when its payments are judged.
 */
export const PAY_JS = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const ask = async (path, body) => {
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
    createToken: (merchant_id, card) => ask("/tokens", { merchant_id, card }),
    openFraudSession: async (merchant_id) => (await ask("/fraud-sessions", { merchant_id })).session,
  });
})();
`;
