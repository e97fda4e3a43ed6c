import { calls } from "@noren/contract";
import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../db/schema/account.ts";
import { businessDayExceptions, channels } from "../db/schema/shop.ts";
import { reviewHelpfulMarks, reviews } from "../db/schema/voice.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { importFiles } from "./content-folder.fixture.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  shop.clock.now = new Date("2026-11-27T03:00:00Z");
});

describe("reviews.json in a running shop", () => {
  it("replaces the reviews that the shop brought along, and keeps those of members", async () => {
    const [cup = 0] = await insertProducts(shop.db, shop.simple.id, [productDraft("cup")]);
    const member = await testMember(shop);
    const words = { productId: cup, rating: 4, isPurchased: true, createdAt: shop.clock.now };
    await shop.db.insert(reviews).values([
      { ...words, userId: member.id, nickname: "会員", body: "会員の声" },
      { ...words, nickname: "元会員", body: "退会した人の声" },
    ]);
    const stays = [5, "題", "残る声", "ひと", "2026-10-01", 3];
    await importFiles(shop, { "reviews.json": { cup: [stays, [2, null, "消える声", "ひと", 5]] } });
    const find = async (body: string) => (await shop.db.select().from(reviews).where(eq(reviews.body, body)))[0]!;
    const { id } = await find("残る声");
    const mark = { reviewId: id, voterHash: Buffer.from("v"), networkHash: Buffer.from("n") };
    await shop.db.insert(reviewHelpfulMarks).values(mark);
    await shop.db.update(reviews).set({ helpfulCount: 4 }).where(eq(reviews.id, id));

    await importFiles(shop, { "reviews.json": { cup: [stays, [1, null, "新しい声", "ひと", 5]] } });
    const { body } = await shop.call(calls.listReviews, { params: { key: "cup" }, query: { per: 20 } });
    expect(body.data.map((review: { body: string }) => review.body).toSorted()).toEqual(
      ["会員の声", "退会した人の声", "残る声", "新しい声"].toSorted(),
    );
    expect(await find("残る声")).toMatchObject({
      id,
      helpfulCount: 4,
      createdAt: new Date("2026-10-01T00:00:00+09:00"),
    });
    expect(await shop.db.$count(reviewHelpfulMarks)).toBe(1);
    await shop.db.delete(users).where(eq(users.id, member.id));
    await importFiles(shop, { "reviews.json": {} });
    expect(await shop.db.$count(reviews, and(isNull(reviews.userId), eq(reviews.isImported, false)))).toBe(2);
    expect(await shop.db.$count(reviews)).toBe(2);
    await expect(importFiles(shop, { "reviews.json": { pot: [stays] } })).rejects.toThrow(
      'reviews: unknown product "pot"',
    );
  });
});

describe("popular-words.json in a running shop", () => {
  it("replaces the words that the shop suggests, of which those without a product are left out", async () => {
    await insertProducts(shop.db, shop.simple.id, [
      productDraft("cup", { name: "湯呑み" }),
      productDraft("pot", { name: "急須" }),
    ]);
    await importFiles(shop, { "popular-words.json": ["急須", "宇宙船", "湯呑み"] });
    expect((await shop.call(calls.listSearchSuggestions)).body.words).toEqual(["急須", "湯呑み"]);
    await expect(importFiles(shop, { "popular-words.json": ["箸", "箸"] })).rejects.toThrow(
      'duplicate popular word "箸"',
    );
  });
});

describe("shop.json in a running shop", () => {
  const facts = {
    name: "折節 本店",
    settings: { "SITE.TAGLINE": "新しい言葉" },
    closed_weekdays: [3],
    is_closed_on_holidays: false,
    exceptions: [{ on: "2026-12-31", is_open: false, name: "大晦日" }],
    bank_account: "すみだ川銀行\n普通 1\nカ）オリフシ",
    payment_methods: [{ code: "bank_transfer", fees: [] }],
    company: {
      shop: "折節",
      seller: "株式会社折節",
      seller_kana: "カブシキガイシャオリフシ",
      representative: "山田",
      manager: "山田",
      postal_code: "111-0053",
      address: "東京都台東区浅草橋1-1-1",
      tel: "03-1234-5678",
      hours: "10時から17時",
      email: "shop@example.jp",
      founded: "2001年",
      capital: "1,000万円",
      business: "小売",
      employees: "5名",
      invoice_number: "T1234567890123",
      message: "ようこそ。",
    },
  };

  it("replaces calendar, payment and seller, and changes the settings that it names", async () => {
    const [before] = await shop.db.select().from(channels).where(eq(channels.key, "simple"));
    await importFiles(shop, { "shop.json": facts });
    const [after] = await shop.db.select().from(channels).where(eq(channels.key, "simple"));
    expect(after).toMatchObject({
      name: "折節 本店",
      closedWeekdays: [3],
      paymentMethods: facts.payment_methods,
      contactEmail: "shop@example.jp",
      issuer: { name: "株式会社折節", registration_number: "T1234567890123" },
    });
    expect(after?.settings).toEqual({
      ...before?.settings,
      "SITE.NAME": "折節 本店",
      "SITE.TAGLINE": "新しい言葉",
      "SITE.CONTACT.PHONE": "03-1234-5678",
      "SITE.CONTACT.HOURS": "10時から17時",
      "SITE.CONTACT.EMAIL": "shop@example.jp",
    });
    expect(await shop.db.select().from(businessDayExceptions)).toEqual([
      { channelId: shop.simple.id, date: "2026-12-31", isOpen: false, name: "大晦日" },
    ]);
  });

  it("refuses unknown settings, invalid values and days that occur twice", async () => {
    const day = { on: "2026-12-31", is_open: false, name: "休業" };
    const twice = {
      ...facts,
      settings: { "SITE.UNKNOWN": 1 },
      exceptions: [day, { ...day, on: undefined, in_days: 34 }],
    };
    await expect(importFiles(shop, { "shop.json": twice })).rejects.toThrow(
      /shop\.json: Unknown setting SITE\.UNKNOWN[^]*shop\.json: duplicate exception "2026-12-31"/,
    );
    const odd = {
      ...facts,
      exceptions: [{ is_open: true, name: "営業" }],
      settings: { "ORDER.CARRIAGE.FREE_FROM": "x" },
    };
    await expect(importFiles(shop, { "shop.json": odd })).rejects.toThrow(
      /shop\.json: settings\.ORDER[^]*shop\.json: exceptions\.0 it needs in_days or on/,
    );
  });
});
