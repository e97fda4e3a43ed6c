import { randomBytes, randomInt } from "node:crypto";
import type { Db, Transaction } from "@noren/backend/db/pool";
import { runStatement } from "@noren/backend/db/statement";
import type {
  FailureReason,
  PaymentRequest,
  ServicePayment,
  ServiceStatus,
} from "@noren/backend/payment/service/payment-service";
import { findSavedCard, saveCard, type StoredCard, redeemCode, redeemToken } from "./cards.ts";
import { assessFraud } from "./fraud.ts";
import { REFUSED_PHONE } from "./test-cards.ts";

export interface PaymentRow {
  id: string;
  status: ServiceStatus;
  version: number;
  reason: FailureReason | null;
  request: PaymentRequest | null;
  last4: string | null;
  card: string | null;
  page: "three-d-secure" | "wallet" | null;
  page_key: string | null;
  tries: number;
  slip_number: string | null;
}

const COLUMNS = "id, status, version, reason, request, last4, card, page, page_key, tries, slip_number";

/** The immediate result of a request. */
type InitialState = Partial<Pick<PaymentRow, "reason" | "last4" | "card" | "page" | "slip_number">> & {
  status: ServiceStatus;
};

export async function findPayment(db: Db | Transaction, id: string): Promise<PaymentRow | null> {
  const [row] = await runStatement<PaymentRow>(db, `SELECT ${COLUMNS} FROM payment_sandbox.payments WHERE id = $1`, [
    id,
  ]);
  return row ?? null;
}

/** Authorises a payment. Idempotent: an existing or returned payment does not change. @throws CardRefused */
export function authorise(db: Db, request: PaymentRequest, now: Date): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    await runStatement(tx, "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [request.id]);
    const known = await findPayment(tx, request.id);
    if (known) return known;
    const started = await startPayment(tx, request, now);
    const [row] = await runStatement<PaymentRow>(
      tx,
      `INSERT INTO payment_sandbox.payments
         (id, status, version, reason, request, last4, card, page, page_key, slip_number, created_at, changed_at)
       VALUES ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10, $10) RETURNING ${COLUMNS}`,
      [
        request.id,
        started.status,
        started.reason ?? null,
        JSON.stringify(request),
        started.last4 ?? null,
        started.card ?? null,
        started.page ?? null,
        started.page ? randomBytes(24).toString("base64url") : null,
        started.slip_number ?? null,
        now,
      ],
    );
    if (!row) throw new Error("The new payment was not returned");
    return row;
  });
}

async function startPayment(tx: Transaction, request: PaymentRequest, now: Date): Promise<InitialState> {
  switch (request.method) {
    case "convenience":
      return { status: "authorised", slip_number: newSlipNumber() };
    case "redirect":
      return { status: "pending", page: "wallet" };
    case "deferred":
      return request.payer.phone_number.endsWith(REFUSED_PHONE)
        ? { status: "failed", reason: "credit_refused" }
        : { status: "authorised" };
    case "card":
    default:
      return startCardPayment(tx, request, now);
  }
}

async function startCardPayment(
  tx: Transaction,
  { card, fraud_session }: PaymentRequest,
  now: Date,
): Promise<InitialState> {
  if (card?.kind === "kept") await redeemCode(tx, card.code, now);
  const charged = card?.kind === "kept" ? await findSavedCard(tx, card) : await redeemToken(tx, card, now);
  const { last4 } = charged;
  const assessment = fraud_session === null ? "accepted" : await assessFraud(tx, fraud_session);
  if (charged.behaviour === "stolen" || assessment === "rejected") return { status: "failed", reason: "fraud", last4 };
  if (charged.behaviour === "declined") return { status: "failed", reason: "declined", last4 };
  const saved: StoredCard | null = card?.kind === "new" && card.keep ? await saveCard(tx, charged) : null;
  const needsThreeDSecure = charged.behaviour === "challenged" || assessment === "review";
  return {
    last4,
    card: saved?.token ?? null,
    ...(needsThreeDSecure ? { status: "pending", page: "three-d-secure" } : { status: "authorised" }),
  };
}

/**
 * Changes a payment's status from one of `from`; does nothing in any other status. With `notify`, notifies the shop.
 */
export async function changeStatus(
  db: Db | Transaction,
  id: string,
  change: { from: readonly ServiceStatus[]; to: ServiceStatus; reason?: FailureReason; notify: boolean },
  now: Date,
): Promise<PaymentRow | null> {
  const { from, to, reason = null, notify } = change;
  return db.transaction(async (tx) => {
    const [row] = await runStatement<PaymentRow>(
      tx,
      `UPDATE payment_sandbox.payments SET status = $2, reason = $3, version = version + 1, changed_at = $4
       WHERE id = $1 AND status = ANY($5::text[]) RETURNING ${COLUMNS}`,
      [id, to, reason, now, from],
    );
    if (row && notify) await notifyShop(tx, id, now);
    return row ?? findPayment(tx, id);
  });
}

/** Refunds a payment in any status; one that does not exist yet can no longer start. */
export function refund(db: Db, id: string, now: Date): Promise<PaymentRow | null> {
  return db.transaction(async (tx) => {
    await runStatement(tx, "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [id]);
    await runStatement(
      tx,
      `INSERT INTO payment_sandbox.payments (id, status, version, created_at, changed_at)
       VALUES ($1, 'returned', 1, $2, $2) ON CONFLICT (id) DO NOTHING`,
      [id, now],
    );
    return changeStatus(tx, id, { from: ["pending", "authorised", "captured"], to: "returned", notify: false }, now);
  });
}

/** Queues a callback to the shop about a payment. */
export async function notifyShop(db: Db | Transaction, id: string, now: Date): Promise<void> {
  await runStatement(db, "INSERT INTO payment_sandbox.callbacks (payment_id, due_at) VALUES ($1, $2)", [id, now]);
}

/** A payment as the shop's API sees it. */
export async function viewOf(db: Db | Transaction, row: PaymentRow, origin: string): Promise<ServicePayment> {
  const { id, status, version, reason, request, page, page_key, slip_number } = row;
  const isGranted = status === "authorised" || status === "captured";
  const card = row.card !== null && isGranted ? await findSavedCardByToken(db, row.card) : null;
  return {
    id,
    status,
    version,
    reason,
    url: status === "pending" && page && page_key ? `${origin}/${page}/${id}?key=${page_key}` : null,
    slip:
      slip_number !== null && request
        ? { number: slip_number, pay_until: request.pay_until, store: request.store }
        : null,
    card,
  };
}

async function findSavedCardByToken(db: Db | Transaction, token: string): Promise<ServicePayment["card"]> {
  const [card] = await runStatement<NonNullable<ServicePayment["card"]>>(
    db,
    "SELECT token, token_key, brand, last4, expiration, name FROM payment_sandbox.cards WHERE token = $1",
    [token],
  );
  return card ?? null;
}

/** e.g. `4821-0937-5512`: short enough to read out at the counter. */
function newSlipNumber(): string {
  return Array.from({ length: 3 }, () => String(randomInt(10_000)).padStart(4, "0")).join("-");
}
