import { describe, expect, it } from "vitest";
import { collectFee } from "./cash-on-delivery.ts";
import { availableMethod, paymentGuide, paymentMethods } from "./payment-methods.ts";

const payable = { amount: 5000, destinations: 1, company: null };

describe("payment methods", () => {
  it("are bank transfer, cash on delivery and invoice [constants.options]", () => {
    expect(paymentMethods(null).map((method) => [method.id, method.code])).toEqual([
      [1, "bank_transfer"],
      [4, "cash_on_delivery"],
      [2, "invoice"],
    ]);
  });

  it.each([
    [0, 330],
    [9_999, 330],
    [10_000, 440],
    [29_999, 440],
    [30_000, 660],
    [100_000, 1100],
    [299_999, 1100],
    [300_000, null],
  ])("collecting %i yen costs %o", (amount, fee) => {
    expect(collectFee(amount)).toBe(fee);
  });

  it("collect nothing on delivery to several places or from 300,000 yen on, and say why", () => {
    const reasonOf = (changes: object) =>
      paymentMethods({ ...payable, ...changes }).find((method) => method.id === 4)?.reason;
    expect(reasonOf({})).toBeNull();
    expect(reasonOf({ destinations: 2 })).toContain("複数");
    expect(reasonOf({ amount: 300_000 })).toContain("299,999円");
  });

  it("send an invoice to members with a company only", () => {
    expect(availableMethod(2, payable)).toBeNull();
    expect(availableMethod(2, { ...payable, company: "株式会社のれん" })?.code).toBe("invoice");
  });

  it("know no other numbers", () => {
    for (const id of [0, 3, 5, -1, null]) expect(availableMethod(id, payable)).toBeNull();
  });

  it("tell the day in Japan until which a transfer is waited for", () => {
    expect(paymentGuide("bank_transfer", new Date("2026-12-27T15:00:00Z"), null)).toContain("2027年1月4日まで");
  });

  it("name the shop's own account for a transfer, and say so where it has none", () => {
    const now = new Date("2026-12-01T00:00:00Z");
    expect(paymentGuide("bank_transfer", now, "花銀行 本店\n普通 7654321\nカ）ハナ")).toContain("普通 7654321");
    expect(paymentGuide("bank_transfer", now, null)).toContain("あらためてご案内します");
    expect(paymentGuide("cash_on_delivery", now, "花銀行 本店")).not.toContain("花銀行");
  });
});
