import { calls } from "@noren/contract";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { pointEntries } from "../db/schema/point.ts";
import { readyCart } from "./cart.fixture.ts";
import { testCoupon } from "./coupon.fixture.ts";
import { testMember } from "./member.fixture.ts";
import { checkInvariants } from "./invariants.ts";
import { openTestShop, type TestShop } from "./shop.ts";
import { testVariant } from "./variant.fixture.ts";

/** Statements that violate an invariant while triggers and checks are off, with the invariant they violate. */
const VIOLATIONS: Readonly<Record<string, string>> = {
  "UPDATE variants SET stock = stock + 1": "stock is the sum of its movements",
  "UPDATE variants SET price = price + 1": "a product's price is the cheapest that can be bought",
  "DELETE FROM stock_movements WHERE reason = 'order'": "an active order has taken its stock",
  "UPDATE stock_movements SET reference = 'UNKNOWN' WHERE reason = 'order'": "only an order takes stock",
  "UPDATE carts SET decided_at = NULL, user_id = NULL": "an ordered cart has one order",
  "UPDATE order_lines SET coupon_discount_parts = '[]'": "an order's sums add up",
  "UPDATE orders SET total_tax = total_tax + 1": "an order's sums add up",
  "UPDATE coupons SET used_count = 0": "coupons are used within their limits",
  "UPDATE coupons SET use_limit = 0": "coupons are used within their limits",
  "UPDATE member_coupons SET use_limit = 0": "a member uses a coupon within the member's limit",
  "UPDATE coupon_uses SET returned_at = now()": "an order has used the coupons that it lists",
  "UPDATE users SET point = point + 1": "points are the sum of their ledger",
  "DELETE FROM point_entries WHERE reason = 'used'": "an order has used its points",
  "UPDATE orders SET status = 'completed'": "a completed order has earned its points",
  "UPDATE orders SET user_id = (SELECT max(id) FROM users)": "orders and carts of a member belong to the same member",
};

describe("checkInvariants", () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop();
    const { id: memberId } = await testMember(shop);
    await shop.db.insert(pointEntries).values({ userId: memberId, amount: 1000, reason: "adjusted" });
    const cart = await readyCart(shop, [[await testVariant(shop), 3]], memberId);
    await cart.edit(calls.addCartCoupon, { code: (await testCoupon(shop)).code });
    await cart.edit(calls.setCartPoint, { use_point: 800 });
    await cart.placeOrder();
    await testMember(shop);
  });

  it("returns nothing when all invariants hold", async () => {
    expect(await checkInvariants(shop.db)).toEqual([]);
  });

  it.each(Object.entries(VIOLATIONS))("reports the violation after %s", async (statement, invariant) => {
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`
        ALTER TABLE coupons DROP CONSTRAINT coupons_use_limit, DROP CONSTRAINT coupons_use_limit_check;
        ALTER TABLE member_coupons DROP CONSTRAINT member_coupons_use_limit`);
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql.raw(statement));
    });
    expect((await checkInvariants(shop.db)).join("\n")).toContain(invariant);
  });
});
