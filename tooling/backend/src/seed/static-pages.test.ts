import { describe, expect, it } from "vitest";
import { readSeed } from "./read-seed.ts";
import { testTariffs } from "../testing/tariffs.fixture.ts";
import { readSeedPackings } from "./seed-packings.ts";
import { SEED_SHOPS } from "./shops.ts";
import { fillPages, pagePlaceholders, type SeedPage } from "./static-pages.ts";
import { openStudio } from "./studio.ts";

const studio = await openStudio();
const seed = readSeed("simple", studio);
const { company, payment_methods: offers } = seed.shop;
const slots = [{ key: "08-12", name: "午前中" }];
const limits = { excluded_prefectures: [], excludes_islands: false };
const methods = [
  { key: "ambient", name: "通常便", temperature: "ambient", charge: 0, ...limits },
  { key: "chilled", name: "クール便（冷蔵）", temperature: "chilled", charge: 330, ...limits },
  { key: "fresh", name: "クール便（冷蔵）", temperature: "chilled", charge: 330, ...limits },
  { key: "frozen", name: "クール便（冷凍）", temperature: "frozen", charge: 440, ...limits },
] as const;
const gift = { carriage: 880, days: 14 };
const packings = readSeedPackings("simple");
const carriages = { tariffs: testTariffs, methods, slots, freeFrom: 11_000, gift, offers, packings };
const neverFree = { ...carriages, freeFrom: null };
const filled = fillPages(seed.pages, pagePlaceholders(company, carriages));
const page = (url: string): SeedPage => {
  const found = filled.find((each) => each.url === url);
  if (!found) throw new Error(`Unknown page ${url}`);
  return found;
};

describe("the required pages", () => {
  it("name the seller as the law requires", () => {
    const { title, data } = page("/law");
    expect(title).toBe("特定商取引法に基づく表記");
    for (const row of [
      "販売業者",
      "運営統括責任者",
      "所在地",
      "電話番号",
      "メールアドレス",
      "販売価格",
      "商品代金以外の必要料金",
      "お支払い方法",
      "お支払い時期",
      "商品の引渡時期",
      "お申し込みの有効期限",
      "返品・交換・キャンセル",
    ]) {
      expect(data).toContain(`<th scope="row">${row}</th>`);
    }
    for (const word of [company.seller, company.manager, company.address, company.tel, company.email]) {
      expect(data).toContain(word);
    }
  });

  it("link phone numbers and emails", () => {
    expect(page("/law").data).toContain(`<a href="tel:${company.tel}">${company.tel}</a>`);
    expect(page("/law").data).toContain(`<a href="mailto:${company.email}">${company.email}</a>`);
  });

  it("state the actual fees of delivery and cash on delivery", () => {
    const { data } = page("/guide/delivery");
    expect(data).toMatch(/北海道<\/th><td>1,320円/);
    expect(data).toMatch(/沖縄県<\/th><td>1,980円/);
    for (const prefecture of ["青森県", "東京都", "大阪府", "鹿児島県"]) expect(data).toContain(prefecture);
    expect(data).toContain("午前中");
    expect(page("/guide/payment").data).toContain("10,000円未満</th><td>330円");
    expect(page("/guide/payment").data).toContain("100,000円以上 300,000円未満</th><td>1,100円");
  });

  it("state the charge for cool parcels, and none where the shop has none", () => {
    const { data } = page("/guide/delivery");
    expect(data).toContain("クール料金（税込）をいただきます。クール便（冷蔵）は330円、クール便（冷凍）は440円です。");
    expect(page("/law").data).toContain("クール料金");
    const own = fillPages(seed.pages, pagePlaceholders(company, { ...carriages, methods: [methods[0]] }));
    expect(own.find(({ url }) => url === "/guide/delivery")?.data).not.toContain("クール料金");
  });

  it.each(SEED_SHOPS)("of %s state its own terms of return, which the final confirmation shows too", (key) => {
    const law = readSeed(key, studio).pages.get("/law");
    expect(law).toContain("[[ORDER.RETURN_TERMS]]");
    expect(law).not.toMatch(/生花|食料品|名入れ/);
  });

  it("state what each part of a gift costs", () => {
    const { data } = page("/guide/gift");
    for (const { name, price } of [...packings.wrappings, ...packings.message_cards, ...packings.bags])
      expect(data).toContain(`${name}</th><td>${price === 0 ? "無料" : `${price.toLocaleString("ja-JP")}円`}</td>`);
    expect(data).toContain("香典返し");
    expect(data).not.toContain("立札</h2>");
    expect(page("/law").data).toContain('<a href="/guide/gift">');
    const florist = fillPages(
      seed.pages,
      pagePlaceholders(company, { ...carriages, packings: readSeedPackings("fl1") }),
    );
    const own = florist.find(({ url }) => url === "/guide/gift")?.data ?? "";
    expect(own).toContain("立札 木目</th><td>550円");
    expect(own).not.toContain("<h2>のし</h2>");
  });

  it("state carriage, period and payment methods of a social gift", () => {
    const { data } = page("/guide/delivery");
    expect(data).toContain("お届け先にかかわらず、お荷物一件につき880円（税込）");
    expect(data).toContain("リンクをお渡しした日から14日");
    const [, deferred = "", , onDelivery = ""] = page("/guide/payment").data.split(/<h2>(?=後払い|銀行振込|代金引換)/);
    for (const section of [deferred, onDelivery]) expect(section).toContain("住所を知らない方へ贈るギフト");
  });

  it("list the payment methods that the shop offers, and no other", () => {
    const names = [
      "クレジットカード",
      "こばんペイ（スマホ決済）",
      "コンビニ払い（前払い）",
      "後払い",
      "銀行振込",
      "代金引換",
    ];
    for (const name of names) {
      expect(page("/law").data).toContain(name);
      expect(page("/guide/payment").data).toContain(`<h2>${name}`);
    }
    expect(page("/law").data).toContain("コンビニ払い（前払い）：ご注文から7日以内<br>");
    const florist = readSeed("fl1", studio);
    const own = fillPages(
      florist.pages,
      pagePlaceholders(florist.shop.company, { ...neverFree, offers: florist.shop.payment_methods }),
    );
    for (const { url, data } of own) if (/law|payment/.test(url)) expect(data).not.toContain("後払い（コンビニ");
  });

  it("say when delivery is never free", () => {
    const [delivery] = fillPages(
      new Map([["/guide/delivery", "<h1>送料</h1>{{free_carriage}}"]]),
      pagePlaceholders(company, neverFree),
    );
    expect(delivery?.data).toContain("上の送料をいただいております");
  });

  it("leave the sum of free delivery to the areas that the page about delivery shows as they are now", () => {
    const { data } = page("/guide/delivery");
    expect(data).toContain("このページの終わりの「送料無料になるご注文額」");
    // Only the sum of social gifts.
    expect(data.match(/税込[\d,]+円以上/g)).toHaveLength(1);
  });

  it("contain no placeholder, and link only to each other, phone and mail", () => {
    const urls = new Set(filled.map(({ url }) => url));
    for (const { data } of filled) {
      expect(data).not.toMatch(/[{}]/);
      for (const [, link] of data.matchAll(/href="(?!tel:|mailto:)([^"]+)"/g)) expect(urls).toContain(link);
    }
  });

  it("differ by type of shop", () => {
    const florist = readSeed("fl1", studio);
    const own = fillPages(florist.pages, pagePlaceholders(florist.shop.company, neverFree)).find(
      ({ url }) => url === "/guide/return",
    );
    expect(own?.data).toContain("生花と植物は、お客様のご都合による返品を承れません");
  });

  it("are rejected with an unknown placeholder or without a heading", () => {
    expect(() => fillPages(new Map([["/a", "<h1>A</h1>{{unknown}}"]]), pagePlaceholders(company, neverFree))).toThrow(
      "{{unknown}}",
    );
    expect(() => fillPages(new Map([["/a", "<p>A</p>"]]), pagePlaceholders(company, neverFree))).toThrow(
      "does not begin with its <h1>",
    );
  });
});

/** The words by which a text names a kind of gift packing. */
const KINDS = [
  ["wrappings", /包装|包み|風呂敷|ラッピング/],
  ["message_cards", /(?<!クレジット)カード/],
  ["signs", /立札/],
  ["bags", /手提げ|紙袋/],
] as const;

it.each(SEED_SHOPS)("the texts of %s name no price of gift packing that it does not have", (key) => {
  const { content, news, editorial, pages } = readSeed(key, studio);
  const offered = readSeedPackings(key);
  const phrases = JSON.stringify([content, news, editorial, [...pages]]).split(/[。、（）<>"\\]/);
  const wrong = KINDS.flatMap(([kind, words]) =>
    phrases.filter((phrase) => {
      const price = phrase.includes("無料") ? 0 : Number(/[\d,]+(?=円)/.exec(phrase)?.[0].replaceAll(",", ""));
      return words.test(phrase) && price >= 0 && !offered[kind].some((option) => option.price === price);
    }),
  );
  expect(wrong).toEqual([]);
  // The seeds of two shops name some.
  if (key !== "students")
    expect(phrases.filter((phrase) => /(包装|カード|立札|一枚).*(無料|円)/.test(phrase))).not.toEqual([]);
});

// Each shop has wrappings that cost extra.
it.each(SEED_SHOPS)("no text of %s calls all wrapping free", (key) => {
  const seeded = readSeed(key, studio);
  const texts = JSON.stringify([...seeded.pages, Object.values(seeded)]);
  expect(texts.match(/.{20}(包装|ラッピング)(のご指定)?[はをも]無料/g)).toBeNull();
});
