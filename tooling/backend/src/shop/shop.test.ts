import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { colorSchemes } from "../db/schema/content.ts";
import { businessDayExceptions, channels } from "../db/schema/shop.ts";
import { findDatabaseError } from "../http/failure.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { freeAreas } from "./free-areas.ts";

describe("a shop", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });

  it("returns its environment and its settings", async () => {
    expect((await shop.call(calls.getEnvironment)).body).toEqual({
      channel: "simple",
      storage_url: "/storage",
      version: "1",
    });
    const { body } = await shop.call(calls.getSettings, { channel: "fl1" });
    expect(body).toMatchObject({ "SITE.NAME": "花のれん", "SITE.THEME": "fl1", "SITE.CHANNEL_PREFIX": "fl1" });
    expect(body["SITE.ORIGIN"]).toBe(shop.fl1.origin);
  });

  it("returns the issuer of its receipts as the seller", async () => {
    const issuer = {
      name: "株式会社花のれん",
      postal_code: "248-0006",
      address: "神奈川県鎌倉市小町9丁目8番6号",
      tel: "0467-01-0387",
      registration_number: null,
    };
    await shop.db.update(channels).set({ issuer }).where(eq(channels.id, shop.fl1.id));
    expect((await shop.call(calls.getSettings, { channel: "fl1" })).body).toMatchObject({
      "SITE.SELLER.NAME": issuer.name,
      "SITE.SELLER.POSTAL_CODE": issuer.postal_code,
      "SITE.SELLER.ADDRESS": issuer.address,
      "SITE.SELLER.REGISTRATION_NUMBER": null,
    });
  });

  it("[settings.keys] returns flat settings, those of unknown plugins too", async () => {
    const settings = { ...shop.simple.settings, "PLUGIN.ANY.IS_USE": true };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
    const { body } = await shop.call(calls.getSettings);
    await shop.db.update(channels).set({ settings: shop.simple.settings }).where(eq(channels.id, shop.simple.id));
    expect(body).toMatchObject({
      "SITE.NAMESPACE": "noren_simple",
      "SITE.BREAKPOINT.SCREEN-SM": 767,
      "SITE.BREAKPOINT.SCREEN-MD": 1023,
      "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": false,
      "ORDER.SHIPPING.IS_ALLOW_MULTIPLE": true,
      "ECOMMERCE_EVENT.IS_TRACKING": false,
      "PLUGIN.ANY.IS_USE": true,
    });
  });

  it("applies changed settings without a restart", async () => {
    const settings = { ...shop.simple.settings, "SITE.THEME": "wag" as const };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
    expect((await shop.call(calls.getSettings)).body["SITE.THEME"]).toBe("wag");
    await shop.db.update(channels).set({ settings: shop.simple.settings }).where(eq(channels.id, shop.simple.id));
  });

  const dates = async (startDate: string, endDate: string, channel = "simple") =>
    shop.call(calls.listBusinessDates, { query: { startDate, endDate }, channel });

  it("is closed on its weekdays off and on holidays, except for single days", async () => {
    await shop.db.insert(businessDayExceptions).values([
      { channelId: shop.simple.id, date: "2026-12-29", isOpen: false, name: "年末休業" },
      { channelId: shop.simple.id, date: "2026-12-20", isOpen: true },
      { channelId: shop.fl1.id, date: "2026-12-21", isOpen: false, name: "花店の休み" },
    ]);
    const { body } = await dates("2026-11-20", "2026-12-29");
    const day = (date: string) => body.data.find((each: { date: string }) => each.date === date);
    expect(body.data).toHaveLength(40);
    expect(day("2026-11-20")).toEqual({ date: "2026-11-20", is_open: true, holiday_name: null });
    expect(day("2026-11-21").is_open).toBe(false);
    expect(day("2026-11-23")).toEqual({ date: "2026-11-23", is_open: false, holiday_name: "勤労感謝の日" });
    expect(day("2026-12-20").is_open).toBe(true);
    expect(day("2026-12-21")).toEqual({ date: "2026-12-21", is_open: true, holiday_name: null });
    expect(day("2026-12-29")).toEqual({ date: "2026-12-29", is_open: false, holiday_name: "年末休業" });
  });

  it("can be open on holidays", async () => {
    await shop.db.update(channels).set({ isClosedOnHolidays: false }).where(eq(channels.id, shop.fl1.id));
    const { body } = await dates("2026-11-23", "2026-11-23", "fl1");
    expect(body.data).toEqual([{ date: "2026-11-23", is_open: true, holiday_name: "勤労感謝の日" }]);
  });

  it.each([
    ["2026-11-20", "2026-11-19", "endDate"],
    ["2026-01-01", "2026-12-31", "endDate"],
    ["2026-02-30", "2026-03-01", "startDate"],
    ["9998-12-31", "9999-01-01", "endDate"],
    ["20261120", "2026-11-21", "startDate"],
    ["0000-00-00", "2026-11-21", "startDate"],
    ["0000-01-01", "0000-01-31", "startDate"],
  ])("rejects a calendar from %s to %s", async (start, end, field) => {
    const { status, body } = await dates(start, end);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(field);
  });

  it("lists the areas with the same carriage and threshold as the cart", async () => {
    const { body } = await shop.call(calls.listFreeAreas, { query: { per: "all" } });
    expect(body.data).toHaveLength(shop.simple.tariff.zones.length);
    expect(body.data).toContainEqual({
      code: "area-47",
      name: "沖縄",
      prefectures: ["沖縄県"],
      carriage: 1980,
      free_from: 11_000,
    });
    const prefectures = body.data.flatMap((area: { prefectures: string[] }) => area.prefectures);
    expect(new Set(prefectures).size).toBe(47);
    const settings = { ...shop.fl1.settings, "ORDER.CARRIAGE.FREE_FROM": null };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.fl1.id));
    expect((await shop.call(calls.listFreeAreas, { channel: "fl1" })).body.data).toEqual([]);
  });

  it("has no tariff with more days in transit than two months, on islands either", async () => {
    const { tariff } = shop.simple;
    const zones = tariff.zones.map((zone) => ({ ...zone, days: 61 }));
    for (const long of [
      { ...tariff, zones },
      { ...tariff, islands: { ...tariff.islands, days: 61 } },
    ]) {
      const saved = shop.db.update(channels).set({ tariff: long }).where(eq(channels.id, shop.fl1.id)).execute();
      await expect(saved).rejects.toMatchObject({ cause: { code: "23514" } });
    }
  });

  it("names an area by its regions and the remaining prefectures", () => {
    const zone = (prefectures: number[]) => ({ prefectures, carriage: 660, days: 1 });
    const tariff = { ...shop.simple.tariff, zones: [zone([2, 3, 4, 5, 6, 7, 15, 25])] };
    expect(freeAreas({ settings: shop.simple.settings, tariff })[0]?.name).toBe("東北・新潟県・滋賀県");
  });

  it("returns the selected colour scheme and allows only one", async () => {
    const get = async () => (await shop.call(calls.getColorScheme)).body;
    expect(await get()).toEqual({ key: "default", name: "テーマの配色", colors: {} });
    const colors = { "color-accent": "#7a3b2e" };
    const scheme = { channelId: shop.simple.id, key: "akane", name: "茜", colors, isSelected: true };
    await shop.db.insert(colorSchemes).values(scheme);
    expect(await get()).toEqual({ key: "akane", name: "茜", colors });
    const second = shop.db.insert(colorSchemes).values({ ...scheme, key: "ai" });
    expect(await second.then(() => undefined, findDatabaseError)).toMatchObject({ code: "23505" });
    expect((await shop.call(calls.getColorScheme, { channel: "fl1" })).body.key).toBe("default");
  });
});
