import { calls, type FeedProduct } from "@noren/contract";
import { expect, it } from "vitest";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { openTestShop } from "../testing/shop.ts";

it("lists all products on show in pages of 200, with their variants and without hidden ones", async () => {
  const shop = await openTestShop();
  await insertProducts(shop.db, shop.simple.id, [
    ...Array.from({ length: 201 }, (_, index) => productDraft(`cup-${index}`)),
    productDraft("hidden", { isShow: false }),
  ]);
  const list = (page?: number) => shop.call(calls.listFeedProducts, { query: page ? { page } : {} });
  const first = await list();
  expect([first.body.data.length, first.headers.get("x-total"), first.headers.get("x-last-page")]).toEqual([
    200,
    "201",
    "2",
  ]);
  expect(first.body.data[0]).toMatchObject({ key: "cup-0", variants: [{ stock_status: expect.any(String) }] });
  const { body } = await list(2);
  expect(body.data.map(({ key }: FeedProduct) => key)).toEqual(["cup-200"]);
  expect((await list(3)).body.data).toEqual([]);
});
