import { expect, it } from "vitest";
import { type PaymentStatus, refundStatus } from "./refund-status.ts";

const paidAt = new Date("2026-11-22T03:00:00Z");
const order = {
  total_payment: 2970,
  paidAt: null as Date | null,
  paymentId: 5,
  cancelOnlyEcdKey: null as string | null,
};
const BANK_TRANSFER = 1;
const DEFERRED = 3;
const CONVENIENCE = 6;

it.each<[string, Partial<typeof order>, PaymentStatus | null, string]>([
  ["a captured card, before the service answers", { paidAt }, "captured", "requested"],
  ["a captured card, after it answers", { paidAt }, "returned", "done"],
  ["a card that was reserved only", {}, "returned", "done"],
  ["a card that the bank refused after the order", {}, "failed", "none"],
  ["a refund that the service refuses", { paidAt, cancelOnlyEcdKey: "refund-by-hand" }, "captured", "manual"],
  ["a paid slip", { paidAt, paymentId: CONVENIENCE }, "captured", "requested"],
  ["an unpaid slip", { paymentId: CONVENIENCE }, "returned", "none"],
  ["a slip that expired", { paymentId: CONVENIENCE }, "failed", "none"],
  ["a deferred payment before its invoice", { paymentId: DEFERRED }, "returned", "none"],
  ["an unpaid bank transfer", { paymentId: BANK_TRANSFER }, null, "none"],
  ["a paid bank transfer", { paymentId: BANK_TRANSFER, paidAt, cancelOnlyEcdKey: "refund-by-hand" }, null, "manual"],
  ["an order that points paid", { total_payment: 0, paidAt }, null, "none"],
])("the refund of %s", (_, changes, payment, status) => {
  expect(refundStatus({ ...order, ...changes }, payment)).toBe(status);
});
