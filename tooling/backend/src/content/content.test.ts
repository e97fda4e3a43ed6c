import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  banners,
  collectionEntries,
  collectionProducts,
  collections,
  messages,
  news,
  staticPages,
} from "../db/schema/content.ts";
import { channels } from "../db/schema/shop.ts";
import { readStudioPictures } from "../images/studio.ts";
import { productDraft, insertProducts, testPicture } from "../testing/catalogue.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { toSafeHtml } from "./safe-html.ts";

describe("a shop's content", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-20T03:00:00Z");
    const [own, other] = [shop.simple.id, shop.fl1.id];
    await shop.db.insert(messages).values([
      {
        channelId: own,
        code: "cart-index",
        content: "お届けの目安<script>1</script>",
        updatedAt: new Date("2026-11-01T00:00:00Z"),
      },
      { channelId: other, code: "cart-index", content: "花の鮮度" },
    ]);
    await shop.db.insert(banners).values([
      { channelId: own, area: "home-hero", position: 2, title: "二", image: testPicture("b") },
      {
        channelId: own,
        area: "home-hero",
        position: 1,
        title: "一",
        link: "/product?category=tea",
        image: testPicture("a"),
        imageTall: testPicture("t"),
      },
      { channelId: own, area: "home-hero", position: 0, title: "隠", isShow: false, image: testPicture("c") },
      { channelId: own, area: "side", title: "横", image: testPicture("d") },
      { channelId: other, area: "home-hero", title: "花", image: testPicture("e") },
    ]);
    await shop.db.insert(news).values([
      { channelId: own, key: "old", title: "古", category: "お知らせ", publishedAt: new Date("2026-10-01T00:00:00Z") },
      { channelId: own, key: "new", title: "新", category: "お知らせ", publishedAt: new Date("2026-11-01T00:00:00Z") },
      {
        channelId: own,
        key: "soon",
        title: "予告",
        category: "お知らせ",
        publishedAt: new Date("2026-12-01T00:00:00Z"),
      },
      {
        channelId: other,
        key: "new",
        title: "花",
        category: "お知らせ",
        publishedAt: new Date("2026-11-02T00:00:00Z"),
      },
    ]);
    await shop.db.insert(staticPages).values([
      {
        channelId: own,
        url: "/guide/delivery",
        title: "お届け",
        data: '<h2 onclick="x()">送料</h2><script>alert(1)</script>',
      },
      { channelId: other, url: "/care", title: "お手入れ", data: "<p>水替え</p>" },
    ]);
    const ids = await insertProducts(
      shop.db,
      own,
      Array.from({ length: 12 }, (_, index) => productDraft(`p${index}`, { isShow: index !== 3 })),
    );
    const [collection] = await shop.db
      .insert(collections)
      .values({ channelId: own, alias: "ranking", title: "人気", lead: "今週" })
      .returning();
    await shop.db
      .insert(collectionProducts)
      .values(ids.map((productId, index) => ({ collectionId: collection?.id ?? 0, productId, position: -index })));
  });

  it("has one sanitised message per page [message.shape]", async () => {
    const { body } = await shop.call(calls.listMessages, { query: { per: "all" } });
    expect(body.data).toEqual([
      { code: "cart-index", updated_at: "2026-11-01T00:00:00.000Z", content: "お届けの目安" },
    ]);
    expect((await shop.call(calls.getMessage, { params: { code: "cart-index" }, channel: "fl1" })).body.content).toBe(
      "花の鮮度",
    );
    expect((await shop.call(calls.getMessage, { params: { code: "point" } })).status).toBe(404);
    expect((await shop.call(calls.getMessage, { params: { code: "unknown" } })).status).toBe(422);
    const second = { channelId: shop.simple.id, code: "cart-index" as const, content: "もう一つ" };
    await expect(shop.db.insert(messages).values(second)).rejects.toMatchObject({ cause: { code: "23505" } });
  });

  it("lists banners by area in order", async () => {
    const { body } = await shop.call(calls.listBanners, { query: { area: "home-hero", is_show: 1 } });
    expect(body.data).toMatchObject([
      { title: "一", link: "/product?category=tea", image: { path: "studio/a" }, image_tall: { path: "studio/t" } },
      { title: "二", link: null, image_tall: null },
    ]);
    expect((await shop.call(calls.listBanners, { query: { area: "unknown" } })).body).toEqual({ data: [] });
    expect((await shop.call(calls.listBanners)).body.data).toHaveLength(4);
  });

  it("serves the picture of a visible banner as a file", async () => {
    const [picture] = (await readStudioPictures()).values();
    const row = { channelId: shop.simple.id, area: "file", title: "秋/の器", image: picture ?? testPicture("x") };
    const [shown, hidden, missing, foreign] = await shop.db
      .insert(banners)
      .values([
        row,
        { ...row, isShow: false },
        { ...row, image: testPicture("unknown") },
        { ...row, channelId: shop.fl1.id },
      ])
      .returning();
    const get = (id: number | string = 0) => shop.call(calls.downloadBanner, { params: { id } });
    const { status, headers, body } = await get(shown?.id);
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(decodeURIComponent(headers.get("x-suggested-filename") ?? "")).toBe("秋_の器.jpg");
    expect([...body.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    for (const each of [hidden, missing, foreign]) expect((await get(each?.id)).status).toBe(404);
    for (const id of ["0", "-1", "x"]) expect((await get(id)).status).toBe(422);
    await shop.db.delete(banners).where(eq(banners.area, "file"));
  });

  it("lists published news, newest first, in pages", async () => {
    const { body, headers } = await shop.call(calls.listNews, { query: { per: 1, page: 2 } });
    expect(body.data.map((each: { key: string }) => each.key)).toEqual(["old"]);
    expect(headers.get("x-total")).toBe("2");
    expect(headers.get("x-last-page")).toBe("2");
  });

  it("finds static pages by path and sanitises them", async () => {
    const { body } = await shop.call(calls.getStaticPage, { params: { path: "/guide/delivery" } });
    expect(body).toMatchObject({ url: "/guide/delivery", title: "お届け", data: "<h2>送料</h2>" });
    expect((await shop.call(calls.listStaticPageUrls)).body.data).toEqual([
      { url: "/guide/delivery", title: "お届け" },
    ]);
    for (const path of ["/care", "/guide", "/guide/delivery/more"]) {
      expect((await shop.call(calls.getStaticPage, { params: { path } })).status).toBe(404);
    }
    for (const path of ["/a/%2e%2e/b%20c", "/あ", "/guide/delivery/"]) {
      expect((await shop.call(calls.getStaticPage, { params: { path } })).status).toBe(422);
    }
  });

  it("shows the shop's terms of return in a page, as its settings have them now", async () => {
    const page = { channelId: shop.simple.id, url: "/returns", title: "返品", data: "<p>[[ORDER.RETURN_TERMS]]</p>" };
    await shop.db.insert(staticPages).values(page);
    const shown = async () => (await shop.call(calls.getStaticPage, { params: { path: page.url } })).body.data;
    const { id, settings } = shop.simple;
    const write = (terms: string | null) =>
      shop.db
        .update(channels)
        .set({ settings: { ...settings, "ORDER.RETURN_TERMS": terms } })
        .where(eq(channels.id, id));
    await write("開封後<b>は</b>承れません。");
    expect(await shown()).toBe("<p>開封後&lt;b&gt;は&lt;/b&gt;承れません。</p>");
    await write(null);
    expect(await shown()).toBe("<p></p>");
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, id));
    await shop.db.delete(staticPages).where(eq(staticPages.url, page.url));
  });

  it("lists the visible products of collections, in pages or all", async () => {
    const get = (query = {}) => shop.call(calls.getCollection, { params: { alias: "ranking" }, query });
    const first = await get();
    expect(first.body).toMatchObject({ alias: "ranking", title: "人気", lead: "今週" });
    expect(first.body.data).toHaveLength(10);
    expect(first.body.data[0].key).toBe("p11");
    expect(first.headers.get("x-total")).toBe("11");
    expect(first.body.entries).toEqual([]);
    const whole = await get({ max_page_size: 1 });
    expect(whole.body.data).toHaveLength(11);
    expect(whole.headers.get("x-last-page")).toBe("1");
    for (const max_page_size of [0, 2, "all"]) expect((await get({ max_page_size })).status).toBe(422);
    expect((await shop.call(calls.getCollection, { params: { alias: "ranking" }, channel: "fl1" })).status).toBe(404);
  });
});

it("a collection may have people with a text and their visible products", async () => {
  const shop = await openTestShop();
  const [bowl = 0, hidden = 0, cup = 0] = await insertProducts(shop.db, shop.simple.id, [
    productDraft("bowl"),
    productDraft("hidden", { isShow: false }),
    productDraft("cup"),
  ]);
  const [foreign = 0] = await insertProducts(shop.db, shop.fl1.id, [productDraft("vase")]);
  const [collection] = await shop.db
    .insert(collections)
    .values({ channelId: shop.simple.id, alias: "stylist", title: "選ぶ人" })
    .returning();
  const collectionId = collection?.id ?? 0;
  await shop.db.insert(collectionEntries).values([
    { collectionId, position: 2, key: "sato", name: "佐藤" },
    {
      collectionId,
      position: 1,
      key: "mori",
      name: "森 千景",
      role: "料理家",
      words: "毎日の器を。",
      image: testPicture("mori"),
      productIds: [cup, hidden, foreign, bowl],
    },
  ]);
  const { body } = await shop.call(calls.getCollection, { params: { alias: "stylist" } });
  expect(body.entries).toMatchObject([
    { key: "mori", name: "森 千景", role: "料理家", words: "毎日の器を。", image: { path: "studio/mori" } },
    { key: "sato", image: null, products: [] },
  ]);
  expect(body.entries[0].products.map(({ key }: { key: string }) => key)).toEqual(["cup", "bowl"]);
});

describe("toSafeHtml", () => {
  it.each([
    ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="//evil.example/">x</a>', "<a>x</a>"],
    ['<a href="/law" target="_blank" style="x">x</a>', '<a href="/law">x</a>'],
    ['<img src=x onerror="alert(1)">', '<img src="x" />'],
    ['<img src="data:image/svg+xml,x">', "<img />"],
    ['<iframe src="https://evil.example"></iframe><form action="/"><input></form>', ""],
    ["<style>body{display:none}</style><p>本文", "<p>本文</p>"],
    ["<svg><script>1</script></svg>", ""],
    ["<math><mtext><p>x", "<p>x</p>"],
    ['<h2 id="main">一</h2><a href="#main">上へ</a>', '<h2 id="own-main">一</h2><a href="#own-main">上へ</a>'],
    ['<a href="/law#returns">返品</a>', '<a href="/law#own-returns">返品</a>'],
    ['<a href="https://example.jp/#top">店舗</a>', '<a href="https://example.jp/#top">店舗</a>'],
    ['<a href="#">上へ</a><a href="/law">表記</a>', null],
    ['<table><tr><th scope="row">送料</th><td colspan="2">660円</td></tr></table>', null],
  ])("turns %s into %s", (input, expected) => {
    expect(toSafeHtml(input)).toBe(expected ?? input);
  });
});
