import { addDays, toJapanDay, toJapanMidnight } from "../../time/japan-time.ts";
import type { InstructionContext, PaymentMethodModule } from "./payment-method.ts";

/** Days in which the shop waits for a payment in advance. */
export const PREPAY_DAYS = 7;

interface PrepaymentCopy {
  timing: (days: number) => string;
  lawPageTiming: (days: number) => string;
  guideParagraph: (days: number) => string;
}

/** When a method is paid in advance, and its texts about it. */
export const paidInAdvance = (copy: PrepaymentCopy) =>
  ({
    timing: "before_shipping",
    daysToPay: PREPAY_DAYS,
    timingText: copy.timing(PREPAY_DAYS),
    lawPageTiming: copy.lawPageTiming(PREPAY_DAYS),
    guideParagraphs: [copy.guideParagraph(PREPAY_DAYS)],
    requires: "nothing",
  }) as const;

/**
 * The end of the time in which an order must be paid in advance: that of its slip, else the end of the last day in Japan.
 * Null for orders that are paid otherwise.
 */
export function paymentDueAt(
  { timing, daysToPay }: Pick<PaymentMethodModule, "timing" | "daysToPay">,
  { now, slip }: Pick<InstructionContext, "now" | "slip">,
): Date | null {
  if (timing !== "before_shipping" || daysToPay === null) return null;
  return slip ? new Date(slip.pay_until) : toJapanMidnight(addDays(toJapanDay(now), daysToPay + 1));
}
