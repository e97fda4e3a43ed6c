import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testMember } from "../testing/member.fixture.ts";
import { CARDS, cardOf } from "../testing/payment-service.ts";
import { openShopWithPayments, testPaymentCart } from "../testing/payment.fixture.ts";
import { checkInvariants } from "../testing/invariants.ts";
import type { TestShop } from "../testing/shop.ts";

/** Statements that violate an invariant of payments, with the invariant they violate. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  "DELETE FROM payments": "an order that is paid through a payment service",
  "UPDATE payments SET amount = amount - 1": "an order that is paid through a payment service",
  "UPDATE payments SET wanted = 'return'": "a payment's wanted state matches its order's status",
  "UPDATE orders SET status = 'cancelled', cancelled_at = now()": "a payment's wanted state matches its order's status",
  "UPDATE payments SET order_no = left(order_no, 14) || '-'": "a payment's wanted state matches its order's status",
  "UPDATE payments SET wanted = 'hold', status = 'asked'": "a cart has at most one open payment",
  "UPDATE user_cards SET is_main = false": "a member with cards has one main card",
};

describe("invariants of payments", () => {
  let shop: TestShop;
  beforeEach(async () => {
    ({ shop } = await openShopWithPayments());
    const { id: memberId } = await testMember(shop);
    const cart = await testPaymentCart(shop, "card", memberId);
    await cart.placeOrder(cardOf(CARDS.declined));
    await cart.placeOrder({ ...cardOf(CARDS.good), is_save_card: true });
  });

  it("hold after an order", async () => {
    expect(await checkInvariants(shop.db)).toEqual([]);
  });

  it.each(Object.entries(VIOLATIONS))("report the violation after %s", async (statement, invariant) => {
    await shop.db.execute(sql.raw(statement));
    expect((await checkInvariants(shop.db)).some((line) => line.startsWith(invariant))).toBe(true);
  });
});
