import type { OrderStatus } from "@noren/contract";
import { describe, expect, it } from "vitest";
import { methods } from "../payment/methods/methods.ts";
import { isAwaitingPayment, paymentGuide } from "./payment-guide.ts";

const STATUSES: readonly OrderStatus[] = ["accepted", "paid", "preparing", "shipped", "completed", "cancelled"];
const NOW = new Date("2026-11-20T00:00:00Z");

describe("[order.payment-guide] the payment information of an order", () => {
  const statusesWithGuide = (code: string) => {
    const method = methods.find((each) => each.code === code);
    if (!method) throw new Error(`no method ${code}`);
    return STATUSES.flatMap((status) => {
      const guide = paymentGuide({
        status,
        paidAt: status === "paid" ? NOW : null,
        paymentId: method.id,
        paymentGuide: "guide",
        invoicedOn: null,
      });
      return guide === null ? [] : [guide === "guide" ? status : `${status}: ${guide}`];
    });
  };

  it.each([
    ["bank_transfer", ["accepted"]],
    ["convenience", ["accepted"]],
    ["card", ["accepted"]],
    ["redirect", ["accepted"]],
    ["cash_on_delivery", ["accepted", "preparing", "shipped"]],
    [
      "invoice",
      ["accepted", "preparing", "shipped", "completed: お支払いの期日とお振込先は、請求書でご確認ください。"],
    ],
    [
      "deferred",
      [
        "accepted",
        "preparing",
        "shipped",
        "completed: お支払いの方法と期日は、商品とは別にお届けする請求書でご確認ください。",
      ],
    ],
  ])("%s: %j", (code, expected) => {
    expect(statusesWithGuide(code)).toEqual(expected);
  });

  it("requires nothing once a later payment was made", () => {
    const order = {
      status: "completed",
      paidAt: NOW,
      paymentId: 2,
      paymentGuide: "guide",
      invoicedOn: "2026-11-20",
    } as const;
    expect(paymentGuide(order)).toBeNull();
  });

  it("awaits only the payment of a prepaid order", () => {
    expect(isAwaitingPayment({ status: "accepted", paymentId: 1 })).toBe(true);
    expect(isAwaitingPayment({ status: "paid", paymentId: 1 })).toBe(false);
    expect(isAwaitingPayment({ status: "accepted", paymentId: 4 })).toBe(false);
  });
});
