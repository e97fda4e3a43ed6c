import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { testMember } from "../testing/member.fixture.ts";
import { CARDS, cardOf } from "../testing/payment-service.ts";
import { openPayingShop, payingCart } from "../testing/payment.fixture.ts";
import { checkInvariants } from "../testing/invariants.ts";
import type { TestShop } from "../testing/shop.ts";

/** What breaks a promise of payments, and which promise that is. */
const BREACHES: Readonly<Record<string, string>> = {
  "DELETE FROM payments": "an order that a payment service carries out",
  "UPDATE payments SET amount = amount - 1": "an order that a payment service carries out",
  "UPDATE payments SET wanted = 'return'": "a payment is wanted as its order stands",
  "UPDATE orders SET status = 'cancelled', cancelled_at = now()": "a payment is wanted as its order stands",
  "UPDATE payments SET order_no = left(order_no, 14) || '-'": "a payment is wanted as its order stands",
  "UPDATE payments SET wanted = 'hold', status = 'asked'": "one payment at most waits for a cart",
  "UPDATE user_cards SET is_main = false": "a member's cards have one main card",
};

describe("invariants of payments", () => {
  let shop: TestShop;
  beforeEach(async () => {
    ({ shop } = await openPayingShop());
    const { id: memberId } = await testMember(shop);
    const cart = await payingCart(shop, "card", memberId);
    await cart.decide(cardOf(CARDS.declined));
    await cart.decide({ ...cardOf(CARDS.good), is_save_card: true });
  });

  it("hold after an order", async () => {
    expect(await checkInvariants(shop.db)).toEqual([]);
  });

  it.each(Object.entries(BREACHES))("are found broken by %s", async (breach, promise) => {
    await shop.db.execute(sql.raw(breach));
    expect((await checkInvariants(shop.db)).some((line) => line.startsWith(promise))).toBe(true);
  });
});
