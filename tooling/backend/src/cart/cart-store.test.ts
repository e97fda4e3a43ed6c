import { expect, it } from "vitest";
import { carts, cartTokens } from "../db/schema/cart.ts";
import { readyCart, testCart } from "../testing/cart.fixture.ts";
import { findSequentialScans } from "../testing/find-sequential-scans.ts";
import { openTestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { deleteExpiredCarts } from "./cart-store.ts";
import { cartTokenHash } from "./cart-token.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

it("deletes expired carts without a sequential scan of any table", async () => {
  const shop = await openTestShop();
  const ordered = await readyCart(shop, [[await testVariant(shop), 1]]);
  await ordered.placeOrder();
  await testCart(shop);
  const later = addDaysInJapan(shop.clock.now, 31);
  let count = 0;
  const read = await findSequentialScans(shop.url, async (tx) => (count = await deleteExpiredCarts(tx, later)));
  expect([count, read, await deleteExpiredCarts(shop.db, later)]).toEqual([1, [], 0]);
  expect(await shop.db.$count(carts)).toBe(1);
  expect(await shop.db.select({ hash: cartTokens.hash }).from(cartTokens)).toEqual([
    { hash: cartTokenHash(ordered.token) },
  ]);
});
