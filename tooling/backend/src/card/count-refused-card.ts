import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { secondsInHour, secondsInMinute } from "date-fns/constants";
import { differenceInSeconds } from "date-fns/differenceInSeconds";
import { subMinutes } from "date-fns/subMinutes";
import type { DataContext } from "../context/request-context.ts";
import type { Transaction } from "../db/pool.ts";
import { attempts } from "../db/schema/account.ts";
import { orders } from "../db/schema/order.ts";
import { type PaymentRow, payments, type StoredRefusalLimit } from "../db/schema/payment.ts";
import {
  listCountedSubjects,
  getAttemptCount,
  incrementAttempts,
  isOf,
  type Limit,
  toSiteLimit,
  toSubject,
} from "../rate-limit/attempts.ts";
import type { LimitedSubject } from "../rate-limit/attempts-in-flight.ts";
import type { FailureReason } from "../payment/service/payment-service.ts";

/** Limits of refused cards (decision 0103). */
export const CARD_LIMITS = {
  /** A saved card, or a token that is sent again. */
  card: { scope: "card", max: 5, seconds: secondsInHour },
  cart: { scope: "card-cart", max: 8, seconds: secondsInHour },
  /** A paid order takes one back: the buyers of a campus pay more often than their cards are refused. */
  network: { scope: "card-ip", max: 10, seconds: 30 * secondsInMinute },
  /** With paid orders in between. */
  networkInTotal: { scope: "card-ip-total", max: 100, seconds: secondsInHour },
} as const satisfies Record<string, Limit>;

/** Shoppers of one network who are at their banks at the same time: 500 buyers of a campus within ten minutes. */
const MAX_PENDING_PER_NETWORK = 100;
/** The minimum time that a shopper has at the bank, which waits less long for an answer. */
const MIN_PENDING_MINUTES = 10;

/** The bank's answers to a card; giving up a payment reveals nothing to a card tester. */
const REFUSALS: readonly (FailureReason | null)[] = ["declined", "not_authenticated", "fraud"];

/** Limits as they are stored with a payment, for a refusal that only a later answer of the service brings. */
export const toStoredLimits = (limits: readonly LimitedSubject[]): StoredRefusalLimit[] =>
  limits.flatMap(({ limit, subject }) => listCountedSubjects(subject).map((counted) => toStoredLimit(limit, counted)));

const toStoredLimit = ({ scope }: Limit, subject: string | Buffer) => ({
  scope,
  subject: toSubject(subject).toString("hex"),
});

/** Counts a card that the bank refused, at once or after the shopper's authentication on a page of the service. */
export async function countRefusedCard(
  tx: Transaction,
  { refusalLimits, reason }: Pick<PaymentRow, "refusalLimits"> & { reason: FailureReason | null },
  now: Date,
): Promise<void> {
  if (!REFUSALS.includes(reason)) return;
  for (const { limit, subject } of fromStoredLimits(refusalLimits)) await incrementAttempts(tx, limit, subject, now);
}

/** The limits that are stored with a payment; none without a card. The site of a network follows it in the same scope. */
export const fromStoredLimits = (stored: PaymentRow["refusalLimits"]): LimitedSubject[] =>
  (stored ?? []).flatMap(({ scope, subject }, index, all) => {
    const limit = Object.values(CARD_LIMITS).find((each) => each.scope === scope);
    if (!limit) return [];
    const isSite = all.findIndex((each) => each.scope === scope) < index;
    return [{ limit: isSite ? toSiteLimit(limit) : limit, subject: Buffer.from(subject, "hex") }];
  });

/**
 * Takes a refusal of the network back for a new order that a card paid. The payment records it, so that the refusal counts again
 * when the order is cancelled.
 */
export function takeRefusalBack({ db, now }: DataContext, orderId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const orderNo = tx.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.id, orderId));
    const [payment] = await tx
      .select({ id: payments.id, refusalLimits: payments.refusalLimits })
      .from(payments)
      // The order may be cancelled already.
      .where(and(inArray(payments.orderNo, orderNo), ne(payments.wanted, "return")))
      .for("update");
    if (!payment?.refusalLimits) return;
    const refusalLimits: StoredRefusalLimit[] = [];
    for (const stored of payment.refusalLimits) {
      const isTaken = stored.scope === CARD_LIMITS.network.scope && (await takeAttemptBack(tx, stored, now()));
      refusalLimits.push(isTaken ? { ...stored, takenBackAt: now().toISOString() } : stored);
    }
    if (refusalLimits.some(({ takenBackAt }) => takenBackAt !== undefined))
      await tx.update(payments).set({ refusalLimits }).where(eq(payments.id, payment.id));
  });
}

/** Returns false if nothing is counted in the current window. */
async function takeAttemptBack(tx: Transaction, stored: StoredRefusalLimit, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(
      and(
        isOf(CARD_LIMITS.network, Buffer.from(stored.subject, "hex")),
        gt(attempts.count, 0),
        gt(attempts.windowEndsAt, now),
      ),
    );
  return rowCount === 1;
}

/**
 * Counts a refusal again that an order took back and that is cancelled within the limit's time. The payment comes back, and one
 * card could take back any number of refusals otherwise.
 */
export async function countRefusalAgain(
  tx: Transaction,
  refusalLimits: PaymentRow["refusalLimits"],
  now: Date,
): Promise<void> {
  for (const { subject, takenBackAt } of refusalLimits ?? []) {
    if (takenBackAt === undefined || differenceInSeconds(now, takenBackAt) >= CARD_LIMITS.network.seconds) continue;
    await incrementAttempts(tx, CARD_LIMITS.network, Buffer.from(subject, "hex"), now);
  }
}

/**
 * Whether another payment with this card or for this cart may begin beside those that wait for the shopper's authentication,
 * each of which may be refused (decision 0178). They count until the service answers or they expire, also after a restart.
 */
export async function mayBecomePending({ db, now }: DataContext, limits: readonly LimitedSubject[]): Promise<boolean> {
  const counted = limits.filter(({ limit }) => limit === CARD_LIMITS.card || limit === CARD_LIMITS.cart);
  const { rows } = await db.execute<{ scope: string; pending: number }>(sql`
    SELECT wanted.value ->> 'scope' AS scope, count(payments.id)::int AS pending
    FROM jsonb_array_elements(${JSON.stringify(counted.map(({ limit, subject }) => toStoredLimit(limit, subject)))}::jsonb) AS wanted
    JOIN payments ON payments.status = 'pending' AND payments.expires_at > ${now().toISOString()}
      AND payments.refusal_limits @> jsonb_build_array(wanted.value)
    GROUP BY 1`);
  for (const { limit, subject } of counted) {
    const pending = rows.find(({ scope }) => scope === limit.scope)?.pending ?? 0;
    if (pending > 0 && pending + (await getAttemptCount(db, limit, subject, now())) >= limit.max) return false;
  }
  return true;
}

/**
 * Ends the oldest payments of a network that wait for the shopper's authentication when more than a hundred do (decision 0178).
 * `reconcilePayments` cancels them at the service. It refuses no new payment: one shopper with one card could block the others of the network.
 */
export async function endOldestPending(
  { db, now }: DataContext,
  { refusalLimits }: Pick<PaymentRow, "refusalLimits">,
): Promise<void> {
  // The network comes before the /48 of an IPv6 network, which many networks share.
  const ofNetwork = refusalLimits?.find(({ scope }) => scope === CARD_LIMITS.network.scope);
  if (!ofNetwork) return;
  const { scope, subject } = ofNetwork;
  await db.execute(sql`
    UPDATE payments SET wanted = 'return' WHERE id IN (
      SELECT id FROM payments WHERE id IN (
        SELECT id FROM payments
        WHERE status = 'pending' AND wanted = 'hold' AND refusal_limits @> ${JSON.stringify([{ scope, subject }])}::jsonb
        ORDER BY created_at DESC OFFSET ${MAX_PENDING_PER_NETWORK}
      ) AND status = 'pending' AND wanted = 'hold'
        AND created_at <= ${subMinutes(now(), MIN_PENDING_MINUTES).toISOString()}
      FOR UPDATE SKIP LOCKED
    )`);
}
