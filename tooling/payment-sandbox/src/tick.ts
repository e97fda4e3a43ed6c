import { runStatement } from "@noren/backend/db/statement";
import { sign, SIGNATURE_HEADER } from "@noren/backend/payment/service/signature";
import type { Callback } from "@noren/backend/payment/sandbox/protocol";
import type { Sandbox } from "./api.ts";
import { changeStatus, findPayment } from "./payments.ts";

const BATCH = 50;
/** A failed callback is retried after 10 s, 20 s, 40 s … for about a day. */
const FIRST_PAUSE_MS = 10_000;
const MAX_TRIES = 14;
const TIMEOUT_MS = 10_000;

/** Posts a signed body to the shop. Resolves with whether the shop accepted it. */
export type Notify = (body: string, headers: Record<string, string>) => Promise<boolean>;

/** Expires abandoned payments and sends due callbacks. Returns the number of both. */
export async function tick(sandbox: Sandbox, notify: Notify): Promise<number> {
  return (await expirePayments(sandbox)) + (await sendCallbacks(sandbox, notify));
}

/** Expires payments whose page or slip was not used in time. */
async function expirePayments({ db, now }: Sandbox): Promise<number> {
  const rows = await runStatement<{ id: string; status: "pending" | "authorised" }>(
    db,
    `SELECT id, status FROM payment_sandbox.payments
     WHERE (status = 'pending' AND (request ->> 'act_until')::timestamptz <= $1)
       OR (status = 'authorised' AND slip_number IS NOT NULL AND (request ->> 'pay_until')::timestamptz <= $1)
     LIMIT $2`,
    [now(), BATCH],
  );
  for (const { id, status } of rows) {
    await changeStatus(db, id, { from: [status], to: "failed", reason: "expired", notify: true }, now());
  }
  return rows.length;
}

/** Sends due callbacks. One process claims each; if it dies, the callback becomes due again. */
async function sendCallbacks(sandbox: Sandbox, notify: Notify): Promise<number> {
  const { db, secret } = sandbox;
  const now = sandbox.now();
  const due = await runStatement<{ id: number; payment_id: string; tries: number }>(
    db,
    `UPDATE payment_sandbox.callbacks
     SET tries = tries + 1, due_at = $1::timestamptz + $2 * power(2, tries) * interval '1 millisecond'
     WHERE id IN (
       SELECT id FROM payment_sandbox.callbacks WHERE due_at <= $1 ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED
     )
     RETURNING id, payment_id, tries`,
    [now, FIRST_PAUSE_MS, BATCH],
  );
  for (const { id, payment_id, tries } of due) {
    const row = await findPayment(db, payment_id);
    if (!row) continue;
    const callback: Callback = { payment: row.id, version: row.version, status: row.status };
    const body = JSON.stringify(callback);
    const isAccepted = await notify(body, { [SIGNATURE_HEADER]: sign(secret, body, now) }).catch(() => false);
    if (isAccepted || tries >= MAX_TRIES)
      await runStatement(db, "DELETE FROM payment_sandbox.callbacks WHERE id = $1", [id]);
  }
  return due.length;
}

/** Notifies the shop over HTTP. */
export const notifyOverHttp =
  (url: string): Notify =>
  async (body, headers) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  };
