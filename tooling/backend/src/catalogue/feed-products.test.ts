import { calls, type FeedProduct } from "@noren/contract";
import { expect, it } from "vitest";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { openTestShop } from "../testing/shop.ts";

it("lists all products on show in pages of 100, with their variants and without hidden ones", async () => {
  const shop = await openTestShop();
  await insertProducts(shop.db, shop.simple.id, [
    ...Array.from({ length: 101 }, (_, index) => productDraft(`cup-${index}`)),
    productDraft("hidden", { isShow: false }),
  ]);
  const list = (page?: number) => shop.call(calls.listFeedProducts, { query: page ? { page } : {} });
  const first = await list();
  expect([first.body.data.length, first.headers.get("x-total"), first.headers.get("x-last-page")]).toEqual([
    100,
    "101",
    "2",
  ]);
  expect(first.body.data[0]).toMatchObject({ key: "cup-0", variants: [{ stock_status: expect.any(String) }] });
  const { body } = await list(2);
  expect(body.data.map(({ key }: FeedProduct) => key)).toEqual(["cup-100"]);
  expect((await list(3)).body.data).toEqual([]);
});

it("cuts long descriptions, so that a page of rich products fits into an answer", async () => {
  const shop = await openTestShop();
  const description = "手".repeat(20_000);
  await insertProducts(
    shop.db,
    shop.simple.id,
    Array.from({ length: 100 }, (_, index) => productDraft(`bowl-${index}`, { description })),
  );
  const { status, body } = await shop.call(calls.listFeedProducts, {});
  expect([status, body.data.length]).toEqual([200, 100]);
  expect(body.data[0].description).toHaveLength(5000);
});
