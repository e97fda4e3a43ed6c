import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { productRequests } from "../db/schema/voice.ts";
import { productDraft, insertProducts } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

describe("product requests", () => {
  let shop: TestShop;
  let ids: number[];
  beforeAll(async () => {
    shop = await openTestShop();
    ids = await insertProducts(shop.db, shop.simple.id, [
      productDraft("cup", { name: "湯呑み", stock: 0 }),
      productDraft("hidden", { isShow: false }),
    ]);
  });
  const send = (body: object, as = {}) => shop.call(calls.createProductRequest, { body, ...as });
  const list = (memberId: number, query = {}) => shop.call(calls.listProductRequests, { memberId, query });

  it("are stored with their content and listed newest first, in pages", async () => {
    const { id: memberId } = await testMember(shop);
    shop.clock.now = new Date("2026-11-20T03:00:00Z");
    const first = await send({ product_id: ids[0], quantity: 2, note: "再入荷を希望します。" }, { memberId });
    expect(first).toMatchObject({
      status: 200,
      body: {
        product: { key: "cup" },
        product_name: "湯呑み",
        maker_name: null,
        quantity: 2,
        note: "再入荷を希望します。",
        status: "received",
        status_name: "受付済み",
        reply: null,
        requested_at: "2026-11-20T03:00:00.000Z",
      },
    });
    shop.clock.now = new Date("2026-11-20T04:00:00Z");
    await send({ product_name: " 鉄瓶 ", maker_name: "黒沼" }, { memberId });
    const { body, headers } = await list(memberId);
    expect(body.data).toMatchObject([{ product: null, product_name: "鉄瓶", maker_name: "黒沼" }, first.body]);
    expect(headers.get("x-total")).toBe("2");
    expect((await list(memberId, { per: 1, page: 2 })).body.data).toEqual([first.body]);
  });

  it("are removed from the history by their member only, and remain visible to the shop [request-history.delete]", async () => {
    const [{ id: memberId }, { id: otherId }] = [await testMember(shop), await testMember(shop)];
    const { id } = (await send({ product_name: "急須" }, { memberId })).body;
    const remove = (as: object) => shop.call(calls.deleteProductRequest, { params: { id }, ...as });
    expect((await remove({ memberId: otherId })).status).toBe(404);
    expect((await remove({})).status).toBe(401);
    expect((await list(otherId)).body.data).toEqual([]);
    expect((await remove({ memberId })).status).toBe(204);
    expect((await remove({ memberId })).status).toBe(404);
    expect((await list(memberId)).headers.get("x-total")).toBe("0");
    expect(await shop.db.$count(productRequests)).toBeGreaterThan(2);
  });

  it("are validated field by field", async () => {
    const { id: memberId } = await testMember(shop);
    const invalidFields = async (body: object) => Object.keys((await send(body, { memberId })).body.errors ?? {});
    expect(await invalidFields({})).toEqual(["product_name"]);
    expect(await invalidFields({ product_name: "　 ", product_id: null })).toEqual(["product_name"]);
    for (const quantity of [-1, 0, 1.5, 1e9, "1e3"])
      expect(await invalidFields({ product_name: "碗", quantity })).toEqual(["quantity"]);
    expect(await invalidFields({ product_name: "碗", user_id: 1 })).toEqual(["user_id"]);
    expect(await invalidFields({ product_name: "碗", note: "\ud800" })).toEqual(["note"]);
    for (const product_id of [ids[1], 2_147_483_647])
      expect((await send({ product_id }, { memberId })).status).toBe(404);
    expect((await send({ product_name: "碗" })).status).toBe(401);
  });

  it("are limited to thirty an hour per member", async () => {
    const { id: memberId } = await testMember(shop);
    for (let tries = 0; tries < 30; tries += 1)
      expect((await send({ product_name: "碗" }, { memberId })).status).toBe(200);
    expect((await send({ product_name: "碗" }, { memberId })).status).toBe(429);
  });
});
