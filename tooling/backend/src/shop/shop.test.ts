import { calls } from "@noren/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { businessDayExceptions, channels } from "../db/schema/shop.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

describe("a shop", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });

  it("tells its environment and its settings", async () => {
    expect((await shop.call(calls.getEnvironment)).body).toEqual({
      channel: "simple",
      storage_url: "/storage",
      version: "1",
    });
    const { body } = await shop.call(calls.getSettings, { channel: "fl1" });
    expect(body).toMatchObject({ "SITE.NAME": "花のれん", "SITE.THEME": "fl1", "SITE.CHANNEL_PREFIX": "fl1" });
  });

  it("follows its settings without a restart", async () => {
    const settings = { ...shop.simple.settings, "SITE.THEME": "wag" as const };
    await shop.db.update(channels).set({ settings }).where(eq(channels.id, shop.simple.id));
    expect((await shop.call(calls.getSettings)).body["SITE.THEME"]).toBe("wag");
    await shop.db.update(channels).set({ settings: shop.simple.settings }).where(eq(channels.id, shop.simple.id));
  });

  const dates = async (startDate: string, endDate: string, channel = "simple") =>
    shop.call(calls.listBusinessDates, { query: { startDate, endDate }, channel });

  it("is closed on its weekdays and on holidays, unless a day is set otherwise", async () => {
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

  it("may be open on holidays", async () => {
    await shop.db.update(channels).set({ isClosedOnHolidays: false }).where(eq(channels.id, shop.fl1.id));
    const { body } = await dates("2026-11-23", "2026-11-23", "fl1");
    expect(body.data).toEqual([{ date: "2026-11-23", is_open: true, holiday_name: "勤労感謝の日" }]);
  });

  it.each([
    ["2026-11-20", "2026-11-19", "endDate"],
    ["2026-01-01", "2026-12-31", "endDate"],
    ["2026-02-30", "2026-03-01", "startDate"],
    ["20261120", "2026-11-21", "startDate"],
    ["0000-00-00", "2026-11-21", "startDate"],
    ["0000-01-01", "0000-01-31", "startDate"],
  ])("refuses a calendar from %s to %s", async (start, end, field) => {
    const { status, body } = await dates(start, end);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(field);
  });
});
