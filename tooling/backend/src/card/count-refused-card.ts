import { eq, sql } from "drizzle-orm";
import { secondsInHour, secondsInMinute } from "date-fns/constants";
import type { DataContext } from "../context/request-context.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { orders } from "../db/schema/order.ts";
import { type PaymentRow, payments, type StoredRefusalLimit } from "../db/schema/payment.ts";
import {
  listCountedSubjects,
  decrementAttempts,
  getAttemptCount,
  incrementAttempts,
  type Limit,
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

/** The limits that are stored with a payment; none without a card. */
export const fromStoredLimits = (stored: PaymentRow["refusalLimits"]): LimitedSubject[] =>
  (stored ?? []).flatMap(({ scope, subject }) => {
    const limit = Object.values(CARD_LIMITS).find((each) => each.scope === scope);
    return limit ? [{ limit, subject: Buffer.from(subject, "hex") }] : [];
  });

/** Takes a refusal of the network back for a new order that was paid by card after an authentication. */
export async function takeRefusalBack(db: Db, orderId: number): Promise<void> {
  const [payment] = await db
    .select({ refusalLimits: payments.refusalLimits })
    .from(payments)
    .innerJoin(orders, eq(orders.orderNo, payments.orderNo))
    .where(eq(orders.id, orderId));
  for (const { limit, subject } of fromStoredLimits(payment?.refusalLimits ?? null))
    if (limit === CARD_LIMITS.network) await decrementAttempts(db, limit, subject);
}

/**
 * Whether another payment may begin beside those that wait for the shopper's authentication, each of which may be refused
 * (decision 0178). They count until the service answers or they expire, also after a restart.
 */
export async function mayBecomePending({ db, now }: DataContext, limits: readonly LimitedSubject[]): Promise<boolean> {
  const { rows } = await db.execute<{ scope: string; pending: number }>(sql`
    SELECT wanted.value ->> 'scope' AS scope, count(payments.id)::int AS pending
    FROM jsonb_array_elements(${JSON.stringify(limits.map(({ limit, subject }) => toStoredLimit(limit, subject)))}::jsonb) AS wanted
    JOIN payments ON payments.status = 'pending' AND payments.expires_at > ${now().toISOString()}
      AND payments.refusal_limits @> jsonb_build_array(wanted.value)
    GROUP BY 1`);
  for (const { limit, subject } of limits) {
    const pending = rows.find(({ scope }) => scope === limit.scope)?.pending ?? 0;
    if (limit === CARD_LIMITS.network && pending >= MAX_PENDING_PER_NETWORK) return false;
    if (limit !== CARD_LIMITS.card && limit !== CARD_LIMITS.cart) continue;
    if (pending > 0 && pending + (await getAttemptCount(db, limit, subject, now())) >= limit.max) return false;
  }
  return true;
}
