import { beforeAll, describe, expect, it } from "vitest";
import { businessDayExceptions } from "../db/schema/shop.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { addDays, toJapanMidnight } from "../time/japan-time.ts";
import { findWorkedSince } from "./bank-days.ts";

describe("[order.expiry] the last whole day on which banks and the shop worked", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });

  const close = async (from: string, days: number) => {
    await shop.db.delete(businessDayExceptions);
    const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
    const rows = dates.map((date) => ({ channelId: shop.simple.id, date, isOpen: false }));
    await shop.db.insert(businessDayExceptions).values(rows);
  };
  const at = (day: string, hours = 0) => new Date(toJapanMidnight(day).getTime() + hours * 3_600_000);
  const worked = (now: Date, shopDays = {}) => findWorkedSince(shop.db, { ...shop.simple, ...shopDays }, now);

  it("is not a part of a day, a weekend or a holiday", async () => {
    // July 20, 2026, is a Monday and a holiday.
    expect(await worked(at("2026-07-17", 23))).toEqual(at("2026-07-16"));
    expect(await worked(at("2026-07-18"))).toEqual(at("2026-07-17"));
    expect(await worked(at("2026-07-21", 23))).toEqual(at("2026-07-17"));
    expect(await worked(at("2026-07-22"))).toEqual(at("2026-07-21"));
  });

  it("is a day of the banks also for a shop that never closes", async () => {
    const open = { closedWeekdays: [], isClosedOnHolidays: false };
    expect(await worked(at("2026-07-21"), open)).toEqual(at("2026-07-17"));
    expect(await worked(at("2027-01-04", 23), open)).toEqual(at("2026-12-30"));
    expect(await worked(at("2027-01-05"), open)).toEqual(at("2027-01-04"));
  });

  it("precedes the closing days of the shop, but by a month at most", async () => {
    await close("2026-12-29", 6);
    expect(await worked(at("2027-01-04", 23))).toEqual(at("2026-12-28"));
    await close("2026-12-29", 90);
    expect(await worked(at("2027-01-20"))).toEqual(at("2026-12-28"));
    expect(await worked(at("2027-02-20"))).toEqual(at("2027-01-21"));
  });
});
