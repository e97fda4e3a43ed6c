import { calls } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { expect, test } from "vitest";
import { catalogs, collections } from "../db/schema/content.ts";
import { testPicture } from "../testing/catalogue.fixture.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { openTestShop } from "../testing/shop.ts";

test("the settings name the pages of stylists, catalogues and coupons that the shop has", async () => {
  const shop = await openTestShop();
  const pagesOf = async (channel: string) => (await shop.call(calls.getSettings, { channel })).body["SITE.PAGES"];
  const [simple, fl1] = [shop.simple.id, shop.fl1.id];
  const catalog = { title: "秋号", issuedOn: "2026-09-01", cover: testPicture("a") };
  await shop.db.insert(collections).values({ channelId: simple, alias: "stylist", title: "選ぶ人" });
  await shop.db.insert(catalogs).values([
    { ...catalog, channelId: simple, key: "autumn" },
    { ...catalog, channelId: fl1, key: "flower", isOrderable: false },
  ]);
  await testCoupon(shop);
  await testCoupon(shop, { channelId: fl1, endsAt: new Date("2020-02-01T00:00:00Z") });
  await testCoupon(shop, { channelId: fl1, isPublic: false });
  expect(await pagesOf("simple")).toEqual([
    { url: paths.stylistList(), title: "選ぶ人" },
    { url: paths.flipBook(), title: "デジタルカタログ" },
    { url: paths.catalogOrder(), title: "カタログのご請求" },
    { url: paths.couponList(), title: "クーポン" },
  ]);
  expect(await pagesOf("fl1")).toEqual([{ url: paths.flipBook(), title: "デジタルカタログ" }]);
});
