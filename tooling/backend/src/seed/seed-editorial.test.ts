import { type Call, calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { seededDatabase } from "../testing/database.ts";
import { schoolKeyHeaders } from "../testing/school-key.fixture.ts";
import { openTestShop, type TestRequest, type TestShop } from "../testing/shop.ts";
import { readSeed } from "./read-seed.ts";
import { DEMO_LOGIN, SEED_SHOPS } from "./shops.ts";
import { openStudio } from "./studio.ts";

const studio = await openStudio();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ database: await seededDatabase() });
});

describe.each(SEED_SHOPS)("the editorial content of %s", (channel) => {
  let memberId: number;
  let headers: Record<string, string>;
  beforeAll(async () => {
    memberId = (await shop.call(calls.login, { body: DEMO_LOGIN, channel })).body.user_id;
    headers = await schoolKeyHeaders(shop, channel);
  });

  const read = async (call: Call, request: TestRequest = {}) => {
    const answer = await shop.call(call, { channel, headers, ...request });
    expect(answer.status, `${call.path} ${JSON.stringify(request)}`).toBe(200);
    return answer.body;
  };

  it.each([
    ["makers", calls.listMakers],
    ["news", calls.listNews],
    ["blogs", calls.listBlogs],
    ["tags", calls.listTags],
    ["questions", calls.listQas],
    ["categories of questions", calls.listQaCategories],
    ["popups", calls.listPopups],
    ["landing pages", calls.listLandingPages],
    ["catalogues", calls.listCatalogs],
    ["messages", calls.listMessages],
    ["banners", calls.listBanners],
  ])("has %s", async (_, call) => expect((await read(call)).data).not.toEqual([]));

  it("suggests the words of its file, each of which finds products", async () => {
    const { words } = await read(calls.listSearchSuggestions);
    expect(words).toEqual(readSeed(channel, studio).editorial.popular_words);
    expect(words).toHaveLength(8);
    for (const word of words) {
      const { data, instead } = await read(calls.listProducts, { query: { word } });
      expect([data.length > 0, instead ?? null], word).toEqual([true, null]);
    }
  });

  it("can be read to the end of every list", async () => {
    const each = async (call: Call, param: string, list: Call, field = param) => {
      for (const item of (await read(list, { query: { per: "all" } })).data)
        await read(call, { params: { [param]: item[field] } });
    };
    await each(calls.getMaker, "key", calls.listMakers);
    await each(calls.getNews, "key", calls.listNews);
    await each(calls.getBlog, "key", calls.listBlogs);
    await each(calls.getLandingPage, "slug", calls.listLandingPages);
    await each(calls.getPopup, "id", calls.listPopups);
    expect((await read(calls.getPageLayout, { params: { page: "home" } })).layout).not.toEqual([]);
    await read(calls.getLayout, { params: { page: "product" } });
    await read(calls.getColorScheme);
    expect((await read(calls.getCollection, { params: { alias: "stylist" } })).entries).not.toEqual([]);
    expect((await read(calls.listCategories, { query: { table: "inquiries" } })).data).not.toEqual([]);
  });

  it("has one tag with a password and one landing page that redirects", async () => {
    const tags = (await read(calls.listTags)).data;
    expect(tags.some((tag: { is_password_required: boolean }) => tag.is_password_required)).toBe(true);
    for (const tag of tags) expect(tag.product_count).toBeGreaterThan(0);
    const { editorial } = readSeed(channel, studio);
    const redirecting = editorial.landing_pages.find((page) => page.redirect_to !== undefined);
    const answer = await shop.call(calls.getLandingPage, {
      channel,
      headers,
      params: { slug: redirecting?.slug ?? "" },
    });
    expect(answer.headers.get("x-redirect")).toBe(redirecting?.redirect_to);
  });

  it("offers coupons in the first block of a landing page", async () => {
    const pages = (await read(calls.listLandingPages)).data.map(({ slug }: { slug: string }) => slug);
    const firsts = await Promise.all(
      pages.map(async (slug: string) => (await read(calls.getLandingPage, { params: { slug } })).layout[0]),
    );
    const coupons = firsts.filter(({ name }) => name === "coupons");
    expect(coupons.length).toBeGreaterThan(0);
    for (const { props } of coupons) expect(props.coupon).not.toEqual([]);
  });

  it("has data for the demo member: searches, products, requests, reviews, read and unread news", async () => {
    for (const call of [calls.listSearchHistories, calls.listProductHistories, calls.listProductRequests])
      expect((await read(call, { memberId })).data).not.toEqual([]);
    const news = (await read(calls.listNews, { memberId, query: { per: "all" } })).data;
    expect(new Set(news.map((each: { is_read: boolean }) => each.is_read))).toEqual(new Set([true, false]));
  });
});

it("has reviews of many of the general shop's products, with every rating", () => {
  const { products, editorial } = readSeed("simple", studio);
  const all = Object.values(editorial.reviews).flat();
  expect(Object.keys(editorial.reviews).length / products.length).toBeGreaterThan(0.45);
  expect(new Set(all.map(([rating]) => rating))).toEqual(new Set([5, 4, 3, 2]));
  expect(new Set(all.map(([, , body]) => body)).size).toBe(all.length);
});
