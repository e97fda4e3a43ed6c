import { calls } from "@noren/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookmarks } from "../db/schema/note.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { BOOKMARK_LIMIT } from "./bookmarks.ts";

describe("bookmarks", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    memberId = (await testMember(shop)).id;
  });

  const add = (url: string, title = "題") => shop.call(calls.createBookmark, { memberId, body: { url, title } });
  const list = (query = {}) => shop.call(calls.listBookmarks, { memberId, query });
  const at = (id: number, member = memberId) => ({ memberId: member, params: { id } });

  it("are the shop's pages, newest first; a page bookmarked again moves to the front", async () => {
    shop.clock.now = new Date("2026-11-01T00:00:00Z");
    const tea = (await add("/product?category=tea&word=%E6%96%B0%E8%8C%B6", "新茶")).body;
    shop.clock.now = new Date("2026-11-02T00:00:00Z");
    const guide = (await add("/guide/delivery")).body;
    expect((await list()).body.data).toEqual([guide, tea]);
    shop.clock.now = new Date("2026-11-03T00:00:00Z");
    const again = (await add(tea.url, "新茶の季節")).body;
    expect(again).toEqual({ ...tea, title: "新茶の季節", created_at: "2026-11-03T00:00:00.000Z" });
    const { body, headers } = await list({ per: 1 });
    expect([body.data, headers.get("x-total"), headers.get("x-last-page")]).toEqual([[again], "2", "2"]);
    expect((await shop.call(calls.getBookmark, at(guide.id))).body).toEqual(guide);
    expect((await shop.call(calls.deleteBookmark, at(guide.id))).status).toBe(204);
    expect((await shop.call(calls.deleteBookmark, at(guide.id))).status).toBe(404);
    expect((await list()).headers.get("x-total")).toBe("1");
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "product",
    "/a b",
    "",
    "/..//evil.example",
    "/a/%2e%2e//evil.example",
  ])("reject %j, which is not a path of the shop", async (url) =>
    expect((await add(url)).body.errors).toHaveProperty("url"),
  );

  it("respect the limit under concurrent requests", async () => {
    const rows = Array.from({ length: BOOKMARK_LIMIT - 2 }, (_, index) => ({
      userId: memberId,
      url: `/a/${index}`,
      title: "題",
      createdAt: shop.clock.now,
    }));
    await shop.db.insert(bookmarks).values(rows);
    const answers = await Promise.all([1, 2, 3, 4].map((index) => add(`/b/${index}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422]);
    expect((await add("/a/1", "新しい題")).status).toBe(200);
  });

  it("are visible only to their member", async () => {
    const { id } = (await add("/guide")).body;
    const stranger = (await testMember(shop)).id;
    for (const call of [calls.getBookmark, calls.deleteBookmark])
      expect((await shop.call(call, at(id, stranger))).status).toBe(404);
    expect((await list()).body.data).toHaveLength(1);
  });
});
