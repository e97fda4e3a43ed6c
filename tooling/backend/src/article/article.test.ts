import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { blogProducts, blogs, news } from "../db/schema/content.ts";
import { productDraft, insertProducts } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const keys = (body: { data: { key: string }[] }) => body.data.map(({ key }) => key);

describe("articles", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-20T03:00:00Z");
    ({ id: memberId } = await testMember(shop));
    const [own, other] = [shop.simple.id, shop.fl1.id];
    const on = (day: string) => new Date(`${day}T00:00:00Z`);
    const article = (key: string, day: string, more = {}) => ({
      channelId: own,
      key,
      title: key,
      category: "お知らせ",
      body: `<p onclick="x()">${key}</p>`,
      publishedAt: on(day),
      ...more,
    });
    for (const table of [news, blogs])
      await shop.db
        .insert(table)
        .values([
          article("old", "2026-09-01"),
          article("twin-a", "2026-10-01"),
          article("twin-b", "2026-10-01", { category: "入荷" }),
          article("new", "2026-11-01"),
          article("soon", "2026-12-01"),
          article("new", "2026-11-02", { channelId: other }),
        ]);
    const [bowl, hidden, cup] = await insertProducts(shop.db, own, [
      productDraft("bowl"),
      productDraft("hidden", { isShow: false }),
      productDraft("cup"),
    ]);
    const [blog] = await shop.db
      .insert(blogs)
      .values(article("kiln", "2026-08-01", { lead: "窯を訪ねて", author: "早瀬", category: "産地" }))
      .returning();
    await shop.db
      .insert(blogProducts)
      .values([cup, hidden, bowl].map((id = 0, position) => ({ blogId: blog?.id ?? 0, productId: id, position })));
  });

  const getNews = (key: string, as = {}) => shop.call(calls.getNews, { params: { key }, ...as });

  it.each([
    ["news", calls.listNews],
    ["blogs", calls.listBlogs],
  ])("lists %s newest first, in pages and by category", async (name, call) => {
    const { body, headers } = await shop.call(call, { query: { per: 2 } });
    expect(keys(body)).toEqual(["new", "twin-b"]);
    expect(headers.get("x-total")).toBe(name === "news" ? "4" : "5");
    expect(keys((await shop.call(call, { query: { category: "入荷" } })).body)).toEqual(["twin-b"]);
    expect((await shop.call(call, { query: { category: "入荷", page: 2 } })).headers.get("x-total")).toBe("1");
    expect((await shop.call(call, { query: { category: "な".repeat(51) } })).status).toBe(422);
  });

  it("returns a published article with its neighbours and sanitised HTML", async () => {
    const { body } = await getNews("twin-a");
    expect(body).toMatchObject({
      title: "twin-a",
      body: "<p>twin-a</p>",
      newer: { key: "twin-b" },
      older: { key: "old" },
      is_read: null,
    });
    expect((await getNews("new")).body).toMatchObject({ newer: null, older: { key: "twin-b" } });
    expect((await getNews("old")).body).toMatchObject({ newer: { key: "twin-a" }, older: null });
    for (const key of ["soon", "nothing"]) expect((await getNews(key)).status).toBe(404);
    expect((await shop.call(calls.getBlog, { params: { key: "soon" } })).status).toBe(404);
  });

  it("marks news as read, idempotently, for one member only", async () => {
    const other = await testMember(shop);
    const { id, is_read } = (await getNews("new", { memberId })).body;
    expect(is_read).toBe(false);
    for (const _ of [1, 2]) {
      const marked = await shop.call(calls.readNews, { body: { readable_id: id }, memberId });
      expect(marked).toMatchObject({ status: 200, body: { id, is_read: true } });
    }
    expect((await getNews("new", { memberId })).body.is_read).toBe(true);
    const marks = async (as = {}) =>
      (await shop.call(calls.listNews, as)).body.data.map((each: { is_read: boolean | null }) => each.is_read);
    expect(await marks({ memberId })).toEqual([true, false, false, false]);
    expect(await marks({ memberId: other.id })).toEqual([false, false, false, false]);
    expect(await marks()).toEqual([null, null, null, null]);
  });

  it("does not mark news that is unknown, unpublished or another shop's", async () => {
    const read = (readable_id: unknown, as: object = { memberId }) =>
      shop.call(calls.readNews, { body: { readable_id }, ...as });
    const rows = await shop.db.select().from(news);
    const soon = rows.find((row) => row.key === "soon");
    const foreign = rows.find((row) => row.channelId === shop.fl1.id);
    for (const id of [soon?.id, foreign?.id, 2_147_483_647]) expect((await read(id)).status).toBe(404);
    for (const id of ["1", 0, 1.5, -1, 3e9, null]) expect((await read(id)).status).toBe(422);
    expect((await read(rows[0]?.id, {})).status).toBe(401);
  });

  it("returns a blog article with its author, categories and visible products, in order", async () => {
    const { body } = await shop.call(calls.getBlog, { params: { key: "kiln" } });
    expect(body).toMatchObject({ lead: "窯を訪ねて", author: "早瀬", image: null, newer: { key: "old" }, older: null });
    expect(body.products.map(({ key }: { key: string }) => key)).toEqual(["cup", "bowl"]);
    expect((await shop.call(calls.listBlogs)).body.categories).toEqual([
      { name: "お知らせ", count: 3 },
      { name: "入荷", count: 1 },
      { name: "産地", count: 1 },
    ]);
  });
});
