import { secondsInHour, secondsInMinute } from "date-fns/constants";
import type { Transaction } from "../db/pool.ts";
import type { PaymentRow, StoredRefusalLimit } from "../db/schema/payment.ts";
import { incrementAttempts, type Limit, toSubject } from "../rate-limit/attempts.ts";
import type { LimitedSubject } from "../rate-limit/attempts-in-flight.ts";
import type { FailureReason } from "../payment/service/payment-service.ts";

/** Limits of refused cards (decision 0103). */
export const CARD_LIMITS = {
  /** A saved card, or a token that is sent again. */
  card: { scope: "card", max: 5, seconds: secondsInHour },
  cart: { scope: "card-cart", max: 8, seconds: secondsInHour },
  /** A paid order takes one back: the buyers of a campus pay more often than their cards are refused. */
  ip: { scope: "card-address", max: 10, seconds: 30 * secondsInMinute },
  /** With paid orders in between. */
  ipInTotal: { scope: "card-address-total", max: 100, seconds: secondsInHour },
} as const satisfies Record<string, Limit>;

/** The bank's answers to a card; a shopper who gives up tells a card tester nothing. */
const REFUSALS: readonly (FailureReason | null)[] = ["declined", "not_authenticated", "fraud"];

/** Limits as they are stored with a payment, for a refusal that only a later answer of the service brings. */
export const toStoredLimits = (limits: readonly LimitedSubject[]): StoredRefusalLimit[] =>
  limits.map(({ limit, subject }) => ({ scope: limit.scope, subject: toSubject(subject).toString("hex") }));

/** Counts a card that the bank refused, at once or after the shopper's authentication on a page of the service. */
export async function countRefusedCard(
  tx: Transaction,
  { refusalLimits, reason }: Pick<PaymentRow, "refusalLimits"> & { reason: FailureReason | null },
  now: Date,
): Promise<void> {
  if (!REFUSALS.includes(reason)) return;
  for (const { scope, subject } of refusalLimits ?? []) {
    const limit = Object.values(CARD_LIMITS).find((each) => each.scope === scope);
    if (limit) await incrementAttempts(tx, limit, Buffer.from(subject, "hex"), now);
  }
}
