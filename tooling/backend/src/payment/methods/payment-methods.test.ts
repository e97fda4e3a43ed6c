import { describe, expect, it } from "vitest";
import { PAYMENT_IDS } from "../../testing/cart.fixture.ts";
import { testOffers } from "../../testing/payment.fixture.ts";
import type { PaymentOffer } from "./offer.ts";
import { findAvailableMethod, listPaymentMethods } from "./payment-methods.ts";

const eligibility = { amount: 5000, deliveryCount: 1, company: null, isGift: false, isForAnother: false };

describe("payment methods", () => {
  it("are what the shop offers, in its order [constants.options]", () => {
    expect(listPaymentMethods(testOffers, null).map((method) => [method.id, method.code])).toEqual([
      [5, "card"],
      [7, "redirect"],
      [6, "convenience"],
      [3, "deferred"],
      [1, "bank_transfer"],
      [4, "cash_on_delivery"],
      [2, "invoice"],
    ]);
    expect(listPaymentMethods([{ code: "invoice", fees: [] }], null).map((method) => method.id)).toEqual([2]);
  });

  it.each([
    [0, 0],
    [1, 330],
    [9_999, 330],
    [10_000, 440],
    [29_999, 440],
    [30_000, 660],
    [100_000, 1100],
    [299_999, 1100],
    [300_000, 0],
  ])("collecting %i yen costs %i", (amount, fee) => {
    const collected = listPaymentMethods(testOffers, { ...eligibility, amount }).find(
      ({ id }) => id === PAYMENT_IDS.cashOnDelivery,
    );
    expect(collected?.fee).toBe(fee);
  });

  it.each(["cashOnDelivery", "deferred"] as const)(
    "%s is limited to one destination and a maximum amount, and gives the reason",
    (method) => {
      const reasonOf = (changes: object) =>
        listPaymentMethods(testOffers, { ...eligibility, ...changes }).find(({ id }) => id === PAYMENT_IDS[method])
          ?.reason;
      expect(reasonOf({})).toBeNull();
      expect(reasonOf({ deliveryCount: 2 })).toContain("複数");
      expect(reasonOf({ amount: 300_000 })).toMatch(/^(299,999|54,000)円を超える/);
    },
  );

  it("cash on delivery is not available for a gift to another person, who would have to pay", () => {
    const listed = listPaymentMethods(testOffers, { ...eligibility, isForAnother: true });
    const refused = listed.filter(({ is_available }) => !is_available);
    expect(refused.map(({ code, reason }) => [code, reason])).toEqual([
      ["cash_on_delivery", expect.stringContaining("お受け取りになる方のお支払い")],
      ["invoice", expect.stringContaining("会社名")],
    ]);
  });

  it("without fee steps accept any amount", () => {
    expect(findAvailableMethod(testOffers, PAYMENT_IDS.card, { ...eligibility, amount: 90_000_000 })).toMatchObject({
      fee: 0,
    });
  });

  it("offer payment by invoice only to members with a company", () => {
    expect(findAvailableMethod(testOffers, PAYMENT_IDS.invoice, eligibility)).toBeNull();
    expect(
      findAvailableMethod(testOffers, PAYMENT_IDS.invoice, { ...eligibility, company: "株式会社のれん" })?.code,
    ).toBe("invoice");
  });

  it("include no unknown ids", () => {
    for (const id of [0, 8, -1, null]) expect(findAvailableMethod(testOffers, id, eligibility)).toBeNull();
  });

  it("have the shop's name if it sets one", () => {
    const wallet: PaymentOffer = { code: "redirect", name: "こばんペイ", service: "test", fees: [] };
    expect(listPaymentMethods([wallet], null)[0]?.name).toBe("こばんペイ");
  });
});
