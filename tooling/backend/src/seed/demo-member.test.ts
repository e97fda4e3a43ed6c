import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { channels } from "../db/schema/shop.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { expectStockToAddUp } from "../testing/variant.fixture.ts";
import { DEMO_LOGIN } from "./shops.ts";
import { seedShops } from "./seed.ts";

describe("the demonstration's member", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.db.delete(channels).where(eq(channels.key, "simple"));
    await seedShops(shop.db, shop.clock.now, ["simple"]);
    memberId = (await shop.call(calls.login, { body: DEMO_LOGIN })).body.user_id;
  });

  it("logs in and has an address book", async () => {
    const { body } = await shop.call(calls.listAddresses, { memberId });
    expect(body.data.map((each: { prefecture: string }) => each.prefecture)).toEqual(["東京都", "京都府", "沖縄県"]);
  });

  it("has ordered before, with everything that can become of an order", async () => {
    const { body } = await shop.call(calls.listOrders, { memberId });
    expect(body.data.map((order: { status: string }) => order.status)).toEqual([
      "accepted",
      "preparing",
      "paid",
      "shipped",
      "shipped",
      "cancelled",
      "completed",
      "completed",
      "completed",
    ]);
    for (const { id, products } of body.data) {
      expect(products.length).toBeGreaterThan(0);
      expect((await shop.call(calls.getOrder, { memberId, params: { id } })).status).toBe(200);
    }
    await expectStockToAddUp(shop);
  });

  it("has given two gifts, one waiting and one accepted, and has a receipt", async () => {
    const { body } = await shop.call(calls.listOrders, { memberId });
    const orders = await Promise.all(
      body.data.map(
        async ({ id }: { id: number }) => (await shop.call(calls.getOrder, { memberId, params: { id } })).body,
      ),
    );
    const gifts = orders.flatMap(({ social_gift }) => (social_gift ? [social_gift] : []));
    expect(gifts.map(({ status }) => status)).toEqual(["waiting", "accepted"]);
    const { token } = gifts[0];
    expect((await shop.call(calls.listGiftProducts, { params: { token } })).body.data).toHaveLength(1);
    const receipts = orders.filter(({ receipt }) => receipt.issued_at !== null);
    expect(receipts.map(({ receipt }) => receipt.receiptInfo.honorific)).toEqual(["onchu"]);
  });

  it("finds an empty cart", async () => {
    expect((await shop.call(calls.initCart, { memberId, body: {} })).body.detail.products).toEqual([]);
  });
});
