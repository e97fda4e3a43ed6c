import { type CouponRow, coupons } from "../db/schema/coupon.ts";
import type { TestShop } from "./shop.ts";

let count = 0;

/** Inserts a coupon of `simple`: 500 yen off, public, without limits, with `changes` on top. */
export async function testCoupon(
  shop: TestShop,
  changes: Partial<typeof coupons.$inferInsert> = {},
): Promise<CouponRow> {
  count += 1;
  const [row] = await shop.db
    .insert(coupons)
    .values({
      channelId: shop.simple.id,
      code: `TEST-${count}`,
      name: `テスト${count}`,
      kind: "yen",
      amount: 500,
      startsAt: new Date("2020-01-01T00:00:00Z"),
      ...changes,
    })
    .returning();
  if (!row) throw new Error("The coupon was not returned");
  return row;
}
