import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { channels } from "../db/schema/shop.ts";
import { insertProducts, productDraft } from "../testing/catalogue.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

describe("[settings.drive-behaviour] a shop that requires a login", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await insertProducts(shop.db, shop.simple.id, [productDraft("cup")]);
    const settings = { ...shop.simple.settings, "SITE.IS_LOGIN_REQUIRED": true };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
  });

  it("shows its catalogue to members only", async () => {
    const member = { memberId: (await testMember(shop)).id };
    const open = [calls.listProducts, calls.listCategories, calls.listTags, calls.listNews, calls.listBanners];
    for (const call of [...open, calls.getProduct, calls.listReviews, calls.listRecommendations]) {
      const params = { key: "cup" };
      const query: Record<string, string> = call === calls.listCategories ? { table: "products" } : {};
      expect(await shop.call(call, { params, query })).toMatchObject({
        status: 401,
        body: { code: "unauthenticated" },
      });
      expect((await shop.call(call, { ...member, params, query })).status).toBe(200);
    }
    const { token } = (await shop.call(calls.initCart, { body: {} })).body;
    const body = { token, products: [] };
    expect((await shop.call(calls.addCartProduct, { body })).status).toBe(401);
  });

  it("answers guests the data of the login and the legal pages", async () => {
    const month = { startDate: "2026-11-01", endDate: "2026-11-30" };
    expect((await shop.call(calls.listBusinessDates, { query: month })).status).toBe(200);
    for (const call of [calls.getSettings, calls.listMessages, calls.listStaticPageUrls])
      expect((await shop.call(call)).status).toBe(200);
  });
});

describe("[role.anonymous-member] a shop without members", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await insertProducts(shop.db, shop.simple.id, [productDraft("cup")]);
    const settings = { ...shop.simple.settings, "SITE.IS_MEMBER_USE": false, "SITE.IS_LOGIN_REQUIRED": true };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
  });

  it("has no account calls, also for a token from before the setting changed", async () => {
    const member = { memberId: (await testMember(shop)).id };
    const callsOfMembers = Object.values(calls).filter(({ auth }) => auth === "member");
    const callsOfLogins = [calls.login, calls.beginPasskeyLogin, calls.loginWithPasskey, calls.refresh];
    const callsOfAccounts = [calls.createUser, calls.requestReminder, calls.restoreEmail];
    for (const call of [...callsOfLogins, ...callsOfAccounts, ...callsOfMembers])
      expect(await shop.call(call, member)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it("sells to guests, although a login is required", async () => {
    expect((await shop.call(calls.listProducts)).status).toBe(200);
    const { token } = (await shop.call(calls.initCart, { body: {} })).body;
    expect((await shop.call(calls.getCart, { params: { token } })).status).toBe(200);
  });
});
