import { type Call, calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { seededDatabase } from "../testing/database.ts";
import { PASSWORD, testProfile } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { expectInvariants } from "../testing/invariants.ts";

import { DEMO_LOGIN } from "./shops.ts";

describe("the demo member", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop({ database: await seededDatabase() });
    memberId = (await shop.call(calls.login, { body: DEMO_LOGIN })).body.user_id;
  });

  it("logs in and has an address book", async () => {
    const { body } = await shop.call(calls.listAddresses, { memberId });
    expect(body.data.map((each: { prefecture: string }) => each.prefecture)).toEqual(["東京都", "京都府", "沖縄県"]);
  });

  it("has bookmarks of lists that the shop answers", async () => {
    const { body } = await shop.call(calls.listBookmarks, { memberId });
    const lists = body.data.map(({ url }: { url: string }) => new URL(url, shop.simple.origin));
    const queries = lists
      .filter(({ pathname }: URL) => pathname === "/product")
      .map(({ searchParams }: URL) => searchParams);
    expect(queries).toHaveLength(1);
    for (const query of queries) {
      const { status, body: found } = await shop.call(calls.listProducts, { query: Object.fromEntries(query) });
      expect(status).toBe(200);
      expect(found.data).not.toHaveLength(0);
    }
  });

  it("has two stored cards, one of them the main one", async () => {
    const { body } = await shop.call(calls.listCards, { memberId });
    expect(body.data.map((card: { brand: string; is_main: boolean }) => [card.brand, card.is_main])).toEqual([
      ["visa", true],
      ["jcb", false],
    ]);
  });

  it("has past orders in every state", async () => {
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
    await expectInvariants(shop);
  });

  it("has used a coupon and points, and had a gift wrapped", async () => {
    const { body } = await shop.call(calls.listOrders, { memberId });
    const orders = await Promise.all(
      body.data.map(
        async ({ id }: { id: number }) => (await shop.call(calls.getOrder, { memberId, params: { id } })).body,
      ),
    );
    const some = (find: (order: (typeof orders)[number]) => boolean) => expect(orders.filter(find)).toHaveLength(1);
    some(({ coupons }) => coupons.length === 1 && coupons[0].code === "THANKS300");
    some(({ use_point }) => use_point === 200);
    some(({ shippings, total_packing }) => {
      const [{ wrapping, noshi, message_card, price }] = shippings[0].packings;
      return wrapping !== null && noshi?.title === "御礼" && message_card !== null && total_packing === price;
    });
    some(({ refund }) => refund !== null);
  });

  it("has given two gifts, one pending and one accepted, and has a receipt", async () => {
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

  it("has entries of every kind", async () => {
    const read = async (call: Call, query: Record<string, string> = {}) =>
      (await shop.call(call, { memberId, query })).body;
    const coupons = (await read(calls.listMyCoupons)).data;
    expect(new Set(coupons.map((each: { status: string }) => each.status))).toEqual(new Set(["usable", "expired"]));
    const { point } = await read(calls.getPoints);
    const entries: { amount: number; reason: string }[] = (await read(calls.listPointHistories, { per: "all" })).data;
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(point);
    expect(new Set(entries.map(({ reason }) => reason))).toEqual(new Set(["welcome", "campaign", "earned", "used"]));
    const lists = (await read(calls.listUserLists)).data;
    expect(lists.map((each: { name: string }) => each.name)).toEqual(["お気に入り", "贈りものの候補", "自宅用"]);
    for (const { count } of lists) expect(count).toBeGreaterThan(0);
    expect((await read(calls.listBookmarks)).data).toHaveLength(3);
    expect(await read(calls.listSystemMessages)).toMatchObject({ unread_count: 2 });
    const inquiries = (await read(calls.listInquiries)).data;
    expect(inquiries.map((each: { status: string }) => each.status)).toEqual(["received", "answered", "closed"]);
    for (const { category } of inquiries) expect(category).not.toBeNull();
    expect((await read(calls.listMemorials)).data).toHaveLength(3);
    expect((await read(calls.listTimeseries, { purpose: "measurement" })).data).toHaveLength(2);
    const orders = (await read(calls.listOrders)).data;
    const memos = await Promise.all(
      orders.map(
        async ({ id }: { id: number }) => (await shop.call(calls.getOrder, { memberId, params: { id } })).body.memo,
      ),
    );
    expect(memos.filter((memo) => memo !== null)).toHaveLength(1);
  });

  it(", newly registered, has only a coupon", async () => {
    const body = { ...testProfile(), password: PASSWORD, is_agreed: true };
    const { id } = (await shop.call(calls.createUser, { body })).body.user;
    const read = async (call: Call) => (await shop.call(call, { memberId: id })).body.data;
    expect(await read(calls.listMyCoupons)).toMatchObject([{ code: "WELCOME500", status: "usable" }]);
    for (const call of [calls.listPointHistories, calls.listBookmarks, calls.listSystemMessages, calls.listInquiries])
      expect(await read(call)).toEqual([]);
    expect((await shop.call(calls.listCoupons)).body.data.length).toBeGreaterThanOrEqual(3);
    const subjects = await shop.call(calls.listCategories, { query: { table: "inquiries" } });
    expect(subjects.body.data.length).toBeGreaterThanOrEqual(5);
  });

  it("has an empty cart", async () => {
    expect((await shop.call(calls.initCart, { memberId, body: {} })).body.detail.products).toEqual([]);
  });
});
