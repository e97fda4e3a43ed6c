import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { calls, type Qa } from "@noren/contract";
import sharp from "sharp";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { attributes } from "../db/schema/catalogue.ts";
import { news, popups } from "../db/schema/content.ts";
import { packingOptions } from "../db/schema/packing.ts";
import { reviews } from "../db/schema/voice.ts";
import { seedShops } from "../seed/seed.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { writeFolder } from "./content-folder.fixture.ts";
import { importContent } from "./import-content.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});

const importFolder = (folder: string, channel = "simple") =>
  importContent(shop.db, { folder, channel, dataDir: join(folder, "data"), now: shop.clock.now });
const item = (key: string, title: string, on = "2026-11-20") => ({
  key,
  title,
  on,
  category: "お知らせ",
  body: ["<p>本文</p>"],
});

describe("the import of a folder of content", () => {
  it("replaces the content of its files, and keeps the rest of the shop and other shops unchanged", async () => {
    await importFolder(writeFolder({ "news.json": [item("old", "古い"), item("kept", "前の題")] }));
    await importFolder(writeFolder({ "news.json": [item("fl1", "よそ")] }), "fl1");
    const idOf = async (key: string) => (await shop.db.select().from(news).where(eq(news.key, key)))[0]?.id;
    const id = await idOf("kept");
    const folder = writeFolder({
      "news.json": [item("kept", "新しい題", "2026-11-01"), item("new", "新着", "2026-10-31")],
      "qas.json": [{ key: "order", name: "ご注文", qas: [{ question: "送料は？", answer: "<p>全国一律です。</p>" }] }],
      "pages/guide/store.html": "<h1>店舗のご案内</h1>\n<p>渋谷にございます。</p>",
    });
    expect(await importFolder(folder)).toEqual({ files: ["news.json", "qas.json"], pages: 1 });
    const { body } = await shop.call(calls.listNews);
    expect(body.data.map(({ key, title }: { key: string; title: string }) => [key, title])).toEqual([
      ["kept", "新しい題"],
      ["new", "新着"],
    ]);
    // The members who have read it are stored by its id.
    expect(await idOf("kept")).toBe(id);
    expect((await shop.call(calls.listNews, { channel: "fl1" })).body.data).toHaveLength(1);
    await importFolder(writeFolder({ "qas.json": [] }));
    expect((await shop.call(calls.listNews)).body.data).toHaveLength(2);
  });

  it("stores the folder's own pictures with their alternative texts", async () => {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#aa3311" } })
      .png()
      .toBuffer();
    const folder = writeFolder({
      "content.json": {
        banners: [{ area: "home-hero", title: "店舗", lead: "渋谷", picture: "front.png" }],
        collections: [],
        messages: [{ code: "caution", content: "明日は休みです。" }],
      },
      "pictures.json": { "front.png": "のれんの掛かった店先" },
      "pictures/front.png": bytes,
    });
    await importFolder(folder);
    const { body } = await shop.call(calls.listBanners, { query: { area: "home-hero" } });
    expect(body.data[0].image).toMatchObject({ width: 30, height: 20, alt: "のれんの掛かった店先" });
    expect(readdirSync(join(folder, "data/pictures"))).toHaveLength(1);
  });

  it("updates only the products whose search words change, so that orders do not wait", async () => {
    const versions = async () => (await shop.db.execute("select id, xmin from products order by id")).rows;
    await insertProducts(shop.db, shop.simple.id, [productDraft("cup"), productDraft("tray")]);
    const tags = [{ key: "spring", name: "春の器", products: ["cup"] }];
    await importFolder(writeFolder({ "tags.json": tags }));
    const before = await versions();
    await importFolder(writeFolder({ "news.json": [item("a", "お知らせ")], "tags.json": tags }));
    expect(await versions()).toEqual(before);
    await importFolder(writeFolder({ "tags.json": [] }));
    const after = await versions();
    expect(after.map((row, index) => row.xmin === before[index]?.xmin)).toEqual([false, true]);
  });

  it("keeps the ids of popups that stay, by which browsers remember them", async () => {
    const popup = (title: string, text: string) => ({ title, body: [`<p>${text}</p>`] });
    const list = async () =>
      (await shop.db.select().from(popups).orderBy(popups.position)).map(({ id, title, body }) => ({
        id,
        title,
        body,
      }));
    await importFolder(writeFolder({ "popups.json": [popup("秋", "一"), popup("冬", "二")] }));
    const winter = (await list())[1]?.id;
    await importFolder(writeFolder({ "popups.json": [popup("冬", "三"), popup("春", "四")] }));
    expect(await list()).toEqual([
      { id: winter, title: "冬", body: "<p>三</p>" },
      { id: expect.any(Number), title: "春", body: "<p>四</p>" },
    ]);
  });

  it("imports a category that has no questions yet", async () => {
    await importFolder(writeFolder({ "qas.json": [{ key: "order", name: "ご注文", qas: [] }] }));
    expect((await shop.call(calls.listQas)).body.data).toEqual([]);
  });

  it("keeps the number of a question, which is part of its URL, while its text stays", async () => {
    const list = async (qas: readonly string[], key = "order") => {
      const questions = qas.map((question) => ({ question, answer: "<p>はい。</p>" }));
      await importFolder(writeFolder({ "qas.json": [{ key, name: "ご注文", qas: questions }] }));
      const { body } = await shop.call(calls.listQas);
      return body.data.map(({ id, question, category_key }: Qa) => [id, question, category_key]);
    };
    const [[carriage], [receipt]] = await list(["送料は？", "領収書は？"]);
    expect(await list(["領収書は？", "返品は？", "送料は？"], "buying")).toEqual([
      [receipt, "領収書は？", "buying"],
      [expect.any(Number), "返品は？", "buying"],
      [carriage, "送料は？", "buying"],
    ]);
  });

  it("imports an attribute of numbers without a unit", async () => {
    await importFolder(writeFolder({ "attributes.json": [{ key: "pieces", name: "個数" }] }));
    expect(await shop.db.select().from(attributes)).toMatchObject([{ key: "pieces", unit: "", scale: null }]);
  });

  it("changes nothing when a file has errors, and lists all of them", async () => {
    await importFolder(writeFolder({ "news.json": [item("kept", "残る")] }));
    const folder = writeFolder({
      "news.json": [],
      "blogs.json": [{ ...item("story", "話"), lead: "道具の話", picture: "none.jpg", products: ["unknown"] }],
      "tags.json": [{ key: "gift", name: "ギフト", products: ["gone"] }],
    });
    await expect(importFolder(folder)).rejects.toThrow(
      /何も変更していません。[^]*unknown product "unknown"[^]*unknown shot "none.jpg"[^]*unknown product "gone"/,
    );
    const scheme = { key: "autumn", name: "秋", colors: {} };
    const twice = writeFolder({
      "attributes.json": [
        { key: "weight", name: "重さ" },
        { key: "weight", name: "目方" },
      ],
      "news.json": [item("a", "一度"), item("a", "二度")],
      "color-schemes.json": [scheme, scheme],
    });
    await expect(importFolder(twice)).rejects.toThrow(
      /duplicate attribute "weight"[^]*duplicate colour scheme "autumn"[^]*duplicate news "a"/,
    );
    await insertProducts(shop.db, shop.simple.id, [productDraft("cup")]);
    const collection = { alias: "ranking", title: "人気", lead: "今週", products: ["cup", "cup"] };
    const repeated = writeFolder({
      "attributes.json": [
        {
          key: "color",
          name: "色",
          choices: [
            { key: "white", name: "白" },
            { key: "white", name: "生成り" },
          ],
        },
      ],
      "accessories.json": { cup: ["cup"] },
      "blogs.json": [{ ...item("story", "話"), lead: "道具", picture: "none.jpg", products: ["cup", "cup"] }],
      "color-schemes.json": [
        { ...scheme, is_selected: true },
        { ...scheme, key: "winter", is_selected: true },
      ],
      "content.json": { banners: [], messages: [], collections: [collection] },
      "popups.json": [
        { title: "秋", body: ["<p>一</p>"] },
        { title: "秋", body: ["<p>二</p>"] },
      ],
      "tags.json": [{ key: "gift", name: "ギフト", products: ["cup", "cup"] }],
    });
    const problems = await importFolder(repeated).catch(String);
    for (const problem of [
      "more than one colour scheme is selected",
      'duplicate choice of color "white"',
      'duplicate popup "秋"',
      'duplicate product of blog story "cup"',
      'duplicate product of tag gift "cup"',
      'duplicate accessory of cup "cup"',
      'duplicate product of collection ranking "cup"',
    ])
      expect(problems).toContain(problem);
    await expect(importFolder(writeFolder({ "news.json": [item("a", "題\0")] }))).rejects.toThrow("news.json: 0.title");
    const malformed = writeFolder({ "news.json": [{ ...item("a", "二度"), days_ago: 3 }], "qas.json": "{" });
    await expect(importFolder(malformed)).rejects.toThrow(/news.json:[^]*days_ago or on[^]*qas.json: JSON/);
    await expect(importFolder(writeFolder({ "pages/a.html": "<h1>A</h1>{{tel}}" }))).rejects.toThrow("{{tel}}");
    await expect(importFolder(writeFolder({ "pictures.json": { "../x.png": "外" }, "news.json": [] }))).rejects.toThrow(
      "pictures/../x.png がありません",
    );
    const odd = writeFolder({
      "pictures.json": { "..": "上", album: "束" },
      "pictures/album/a.png": "",
      "news.json": [],
    });
    await expect(importFolder(odd)).rejects.toThrow(/pictures\/\.\. がありません[^]*pictures\/album がありません/);
    await expect(importFolder(writeFolder({ "pictures.json": "{", "news.json": [] }))).rejects.toThrow(
      "pictures.json: JSON",
    );
    // A mistyped name would leave the shop as it is, in silence.
    await expect(importFolder(writeFolder({ "brand.json": [], "news.json": [] }))).rejects.toThrow("brand.json: ");
    await expect(importFolder(writeFolder({}))).rejects.toThrow("取り込むファイルがありません");
    await expect(importFolder(writeFolder({ "news.json": [] }), "none")).rejects.toThrow("ショップ「none」");
    expect((await shop.call(calls.listNews)).body.data).toHaveLength(1);
  });

  it("imports the files of a seed into its own shop without losing anything", async () => {
    await shop.db.delete(news);
    await shop.db.execute("delete from channels");
    await seedShops(shop.db, shop.clock.now, ["fl1"]);
    const folder = new URL("../../seed/fl1/", import.meta.url).pathname;
    const read = async () => ({
      news: (await shop.call(calls.listNews, { channel: "fl1", query: { per: 100 } })).body,
      categories: (await shop.call(calls.listCategories, { channel: "fl1", query: { table: "products" } })).body,
      coupons: (await shop.call(calls.listCoupons, { channel: "fl1", query: { per: 100 } })).body,
      shop: (await shop.call(calls.getSettings, { channel: "fl1" })).body,
      reviews: await shop.db.select().from(reviews).orderBy(reviews.id),
      packings: await shop.db.select().from(packingOptions).orderBy(packingOptions.id),
    });
    const before = await read();
    // The demo member is no content, and answers of the seed contain placeholders.
    const names = readdirSync(folder).filter(
      (name) => name.endsWith(".json") && !["member.json", "qas.json"].includes(name),
    );
    const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
    expect((await importFolder(writeFolder(files), "fl1")).files).toHaveLength(names.length);
    expect(await read()).toEqual(before);
  }, 60_000);
});
