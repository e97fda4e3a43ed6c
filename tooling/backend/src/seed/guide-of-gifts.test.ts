import { readFileSync } from "node:fs";
import { and, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { messages, staticPages } from "../db/schema/content.ts";
import { packingOptions } from "../db/schema/packing.ts";
import { channels } from "../db/schema/shop.ts";
import { openTestShop } from "../testing/shop.ts";
import { readSeed } from "./read-seed.ts";
import { readSeedPackings, seedPackings } from "./seed-packings.ts";
import { SEED_SHOPS } from "./shops.ts";
import { fillPages, pagePlaceholders } from "./static-pages.ts";
import { openStudio } from "./studio.ts";

const migration = readFileSync(new URL("../../migrations/0420_guide_of_gifts.sql", import.meta.url), "utf8");
const studio = await openStudio();
const pictureOf = (name: string | undefined) => studio.pictures.get(name ?? "") ?? null;

/** The law page's fees before they named the guide. */
const BEFORE = [
  "<br>ギフト包装・メッセージカード・立札・手提げ袋をご希望の場合の料金（ご注文を確定する前の画面に表示）",
  "<br>ギフト包装・メッセージカードをご希望の場合の料金（ご注文を確定する前の画面に表示）",
  "",
] as const;

/** A shop with these pages and the options that the seed's shop `key` has, upgraded. */
async function upgrade(key: string, change: (url: string, data: string) => string | null) {
  const shop = await openTestShop();
  const channelId = shop.simple.id;
  const [channel] = await shop.db.select().from(channels).where(eq(channels.id, channelId));
  const { pages, shop: seeded } = readSeed(key, studio);
  const packings = readSeedPackings(key);
  const { tariff: tariffs, deliveryMethods: methods, deliverySlots: slots } = channel!;
  const offers = seeded.payment_methods;
  const charges = { tariffs, methods, slots, freeFrom: null, gift: { carriage: 880, days: 14 }, offers, packings };
  const now = fillPages(pages, pagePlaceholders(seeded.company, charges));
  const before = now.flatMap((page) => {
    const data = change(page.url, page.data);
    return data === null ? [] : [{ ...page, data, channelId }];
  });
  await shop.db.delete(staticPages);
  await shop.db.insert(staticPages).values(before);
  await shop.db.transaction((tx) => seedPackings({ tx, channelId, pictureOf }, packings));
  const run = async () => {
    await shop.db.execute(sql.raw(migration));
    const rows = await shop.db.select().from(staticPages);
    return Object.fromEntries(rows.map(({ url, title, data }) => [url, { title, data }]));
  };
  const expected = Object.fromEntries(now.map(({ url, title, data }) => [url, { title, data }]));
  return { shop, run, expected, before: Object.fromEntries(before.map(({ url, data }) => [url, data])) };
}

const GIFT_LINK = '<li><a href="/guide/gift">ギフトの包装と料金について</a></li>\n';
const TO_ANOTHER = "ギフト設定をしてご注文者以外の方へお届けするご注文、";
const gifts = /<br>ギフトの包装・カード.*?表示）(?=<br>銀行振込)/;

it.each(SEED_SHOPS.flatMap((key) => BEFORE.map((fees) => [key, fees] as const)))(
  "an older shop like %s gets the page on gift packing, with its own prices, and links to it (%s)",
  async (key, fees) => {
    const { run, expected } = await upgrade(key, (url, data) =>
      url === "/guide/gift" ? null : data.replace(GIFT_LINK, "").replace(gifts, fees).replace(TO_ANOTHER, ""),
    );
    expect(await run()).toEqual(expected);
    expect(await run()).toEqual(expected);
  },
);

it("keeps pages that the shop wrote itself", async () => {
  const { run, before } = await upgrade("simple", (url, data) =>
    url === "/guide/gift" ? null : url === "/guide" ? "<p>手引き</p>" : data.replace(gifts, BEFORE[0]),
  );
  const after = await run();
  expect(Object.fromEntries(Object.entries(after).map(([url, { data }]) => [url, data]))).toEqual(before);
});

it("shows the wrapping for joy and mourning without a のし, once the seed's picture had one", async () => {
  const { shop, run } = await upgrade("simple", (_, data) => data);
  const wrapping = and(eq(packingOptions.kind, "wrapping"), eq(packingOptions.name, "包装紙 生成り"));
  const readImage = async () => (await shop.db.select().from(packingOptions).where(wrapping))[0]?.image;
  const seeded = await readImage();
  await shop.db
    .update(packingOptions)
    .set({ image: pictureOf("gift-noshi-white") })
    .where(wrapping);
  await run();
  expect(await readImage()).toMatchObject({ ...seeded, path: expect.stringContaining("studio/gift-wrap-kinari.") });
});

it("no longer recommends cash on delivery to the florist's givers", async () => {
  const { shop, run } = await upgrade("fl1", (_, data) => data);
  const { content: seeded } = readSeed("fl1", studio).content.messages.find(({ code }) => code === "cart-payment")!;
  const before = "銀行振込のご注文は、ご入金の確認後にお作りします。お急ぎの方は代金引換をお選びください。";
  const row = { channelId: shop.simple.id, code: "cart-payment" as const, content: before };
  await shop.db.delete(messages);
  await shop.db.insert(messages).values(row);
  await run();
  expect(await shop.db.select().from(messages)).toMatchObject([{ ...row, content: seeded }]);
});
