import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { categories, productAccessories } from "../db/schema/catalogue.ts";
import { productDraft, insertProducts } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

describe("accessories of a product", () => {
  let shop: TestShop;
  let ids: number[];
  beforeAll(async () => {
    shop = await openTestShop();
    ids = await insertProducts(shop.db, shop.simple.id, [
      productDraft("pen", { stock: 3 }),
      productDraft("ink", {
        variants: [
          { code: "INK-B", optionValues: ["黒"], price: 1320, stock: 9 },
          { code: "INK-I", optionValues: ["藍"], price: 1430, stock: 2 },
        ],
      }),
      productDraft("box"),
      productDraft("hidden", { isShow: false }),
    ]);
    const [pen = 0, ink = 0, box = 0, hidden = 0] = ids;
    await shop.db.insert(productAccessories).values([
      { productId: pen, accessoryId: box, position: 2 },
      { productId: pen, accessoryId: ink, position: 1 },
      { productId: pen, accessoryId: hidden, position: 0 },
    ]);
  });
  const list = (key: string, as = {}) => shop.call(calls.listAccessories, { params: { key }, ...as });

  it("list in the shop's order, with their variants", async () => {
    const { body } = await list("pen");
    expect(body.data).toMatchObject([
      {
        key: "ink",
        is_price_from: true,
        product_model: {
          products: [
            { code: "INK-B", option_values: ["黒"], product_price_with_tax: 1320, stock_status: "in_stock" },
            { code: "INK-I", stock_status: "few", stock_quantity: 2, max_quantity: 2 },
          ],
        },
      },
      { key: "box" },
    ]);
  });

  it("mark the member's favourites [favourite.everywhere]", async () => {
    const { id: memberId } = await testMember(shop);
    await shop.call(calls.likeProduct, { params: { id: ids[1] ?? 0 }, memberId });
    expect((await list("pen", { memberId })).body.data).toMatchObject([{ is_favorite: true }, { is_favorite: false }]);
  });

  it("are empty for a product without accessories, and 404 for an unknown product", async () => {
    expect((await list("box")).body).toEqual({ data: [] });
    for (const key of ["hidden", "nothing"]) expect((await list(key)).status).toBe(404);
    expect((await list("pen", { channel: "fl1" })).status).toBe(404);
  });
});

it("returns inquiry categories as a separate tree", async () => {
  const shop = await openTestShop();
  const row = { channelId: shop.simple.id, kind: "inquiries" as const };
  const [order] = await shop.db
    .insert(categories)
    .values([
      { ...row, key: "order", name: "ご注文について", position: 1 },
      { ...row, key: "other", name: "その他", position: 2 },
    ])
    .returning();
  await shop.db.insert(categories).values([
    { ...row, key: "cancel", name: "キャンセル", parentId: order?.id ?? 0 },
    { channelId: shop.simple.id, key: "order", name: "商品の棚" },
  ]);
  const tree = async (table: string) => (await shop.call(calls.listCategories, { query: { table } })).body;
  expect((await tree("inquiries")).data).toMatchObject([
    { key: "order", name: "ご注文について", product_count: 0, children: [{ key: "cancel", children: [] }] },
    { key: "other", children: [] },
  ]);
  expect((await tree("products")).data).toMatchObject([{ key: "order", name: "商品の棚" }]);
  expect((await tree("orders")).errors).toHaveProperty("table");
});
