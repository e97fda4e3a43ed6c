import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "../db/schema/catalogue.ts";
import { productDraft, insertProducts } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { MAX_LISTS } from "./edit-user-lists.ts";

interface Listed {
  key: string;
  name: string;
  count: number;
}

describe("a member's lists", () => {
  let shop: TestShop;
  let memberId: number;
  let ids: number[];
  let foreign: number;
  beforeAll(async () => {
    shop = await openTestShop();
    ids = await insertProducts(
      shop.db,
      shop.simple.id,
      ["a", "b", "c"].map((key) => productDraft(key)),
    );
    [foreign = 0] = await insertProducts(shop.db, shop.fl1.id, [productDraft("d")]);
  });
  beforeEach(async () => {
    shop.clock.now = new Date("2026-11-21T03:00:00Z");
    memberId = (await testMember(shop)).id;
  });

  const attach = (body: object) =>
    shop.call(calls.attachToUserList, { memberId, body: { table: "products", ids, ...body } });
  const detach = (list: number[], key?: string) =>
    key === undefined
      ? shop.call(calls.detachFromUserLists, { memberId, body: { table: "products", ids: list } })
      : shop.call(calls.detachFromUserList, { memberId, params: { key }, body: { table: "products", ids: list } });
  const counts = (answer: { body: { data: Listed[] } }) =>
    answer.body.data.map(({ name, count }) => `${name} ${count}`);
  const open = (key: string, query: Record<string, string | number> = { is_listables: "1" }, member = memberId) =>
    shop.call(calls.getUserList, { memberId: member, params: { key }, query });
  const isFavourite = async (key: string) =>
    (await shop.call(calls.getProduct, { memberId, params: { key } })).body.is_favorite;

  it("start with an empty default list", async () => {
    const { body } = await shop.call(calls.listUserLists, { memberId });
    expect(body.data).toEqual([
      { key: "favorites", name: "お気に入り", is_default: true, count: 0, image: null, updated_at: null },
    ]);
  });

  it("add and remove products, and with them the favourite flag [favourite.everywhere]", async () => {
    const [a = 0, b = 0] = ids;
    expect(counts(await attach({ ids: [a, b] }))).toEqual(["お気に入り 2"]);
    expect([await isFavourite("a"), await isFavourite("c")]).toEqual([true, false]);
    shop.clock.now = new Date("2026-11-22T03:00:00Z");
    const answer = await attach({ ids: [b], name: "母へ" });
    expect(counts(answer)).toEqual(["お気に入り 2", "母へ 1"]);
    const list: Listed = answer.body.data[1];
    expect(list).toMatchObject({
      is_default: false,
      updated_at: "2026-11-22T03:00:00.000Z",
      image: { alt: "bの写真" },
    });
    expect(counts(await attach({ ids: [a], key: list.key }))).toEqual(["お気に入り 2", "母へ 2"]);
    expect(counts(await attach({ ids: [a], name: "母へ" }))).toEqual(["お気に入り 2", "母へ 2"]);
    expect(counts(await detach([a], list.key))).toEqual(["お気に入り 2", "母へ 1"]);
    expect(await isFavourite("a")).toBe(true);
    expect(counts(await detach([b]))).toEqual(["お気に入り 1"]);
    expect(counts(await detach([a], "favorites"))).toEqual(["お気に入り 0"]);
    expect([await isFavourite("a"), await isFavourite("b")]).toEqual([false, false]);
  });

  it("move products from a list to another at once, or not at all", async () => {
    const [a = 0, b = 0] = ids;
    const { key: from } = (await attach({ ids: [a, b], name: "母へ" })).body.data[1];
    expect(counts(await attach({ ids: [a], name: "父へ", from }))).toEqual(["お気に入り 2", "母へ 1", "父へ 1"]);
    const { key } = (await attach({ ids: [a], name: "父へ", from: "favorites" })).body.data[2];
    expect((await attach({ ids: [b], key, from: "unknown" })).status).toBe(404);
    expect(counts(await attach({ ids: [a], key, from: key }))).toEqual(["お気に入り 2", "母へ 1", "父へ 1"]);
    expect(counts(await attach({ ids: [b], key, from }))).toEqual(["お気に入り 2", "父へ 2"]);
  });

  it("reflect likes added and removed on other pages", async () => {
    const [a = 0] = ids;
    await attach({ ids: [a], name: "母へ" });
    await shop.call(calls.unlikeProduct, { memberId, params: { id: a } });
    expect(counts(await shop.call(calls.listUserLists, { memberId }))).toEqual(["お気に入り 0", "母へ 0"]);
    await shop.call(calls.likeProduct, { memberId, params: { id: a } });
    expect(counts(await shop.call(calls.listUserLists, { memberId }))).toEqual(["お気に入り 1", "母へ 0"]);
  });

  it("return a page of their products on request, last added first", async () => {
    for (const id of ids) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
      await attach({ ids: [id] });
    }
    const { body, headers } = await open("favorites", { is_listables: "1", per: 2 });
    expect(body.listables.map((each: { key: string }) => each.key)).toEqual(["c", "b"]);
    expect([headers.get("x-total"), headers.get("x-last-page")]).toEqual(["3", "2"]);
    expect(body.listables[0]).toMatchObject({ is_favorite: true });
    expect((await open("favorites", {})).body).not.toHaveProperty("listables");
    const [hidden = 0] = ids;
    await shop.db.update(products).set({ isShow: false }).where(eq(products.id, hidden));
    expect((await open("favorites")).body.listables).toHaveLength(2);
    await shop.db.update(products).set({ isShow: true }).where(eq(products.id, hidden));
  });

  it.each([
    ["of another shop", () => ({ ids: [foreign] }), 422],
    ["that do not exist", () => ({ ids: [2_000_000_000] }), 422],
    ["without an id", () => ({ ids: [] }), 422],
    ["of another table", () => ({ table: "users" }), 422],
    ["for an unknown list", () => ({ key: "none" }), 404],
  ])("reject products %s", async (_, body, status) => expect((await attach(body())).status).toBe(status));

  it("respect the limit under concurrent requests", async () => {
    const names = Array.from({ length: MAX_LISTS + 3 }, (_, index) => `リスト${index}`);
    const answers = await Promise.all(names.map((name) => attach({ name })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_LISTS);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe("user_list.limit");
  });

  it("are visible only to their member", async () => {
    const { key } = (await attach({ name: "ひみつ" })).body.data[1];
    const mine = memberId;
    memberId = (await testMember(shop)).id;
    expect((await open(key)).status).toBe(404);
    expect((await attach({ key })).status).toBe(404);
    expect((await detach(ids, key)).status).toBe(404);
    await detach(ids);
    memberId = mine;
    expect((await open(key)).body.count).toBe(3);
  });
});
