import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { testDeliveryMethod } from "../testing/cart-variant.fixture.ts";
import { testTariffs } from "../testing/tariffs.fixture.ts";
import { weekdayOf } from "../time/japan-time.ts";
import { arrivalAnywhere, earliestArrival, type Goods, goodsWindow } from "./arrival.ts";
import { refusalOf } from "../delivery/delivery-method.ts";

const isOpen = (day: string) => ![0, 6].includes(weekdayOf(day));
const terms = {
  now: new Date("2026-11-19T10:00:00+09:00"),
  isOpen,
  tariffs: testTariffs,
  cutOff: "13:00",
  choosableDays: 14,
};
const goods = (changes: Partial<Goods> = {}): Goods => ({
  leadDays: 0,
  delivery: { method: testDeliveryMethod(), shelfLife: null },
  ...changes,
});
const place = (prefecture: number) => ({ prefecture, postalCode: "0000000" });
const prefectures = testTariffs.zones.flatMap((zone) => zone.prefectures);

describe("the earliest arrival", () => {
  it("is between that of the nearest and the farthest prefecture until the destination is known [delivery.arrival]", () => {
    expect(arrivalAnywhere([[goods()]], terms)).toEqual({ first_on: "2026-11-20", last_on: "2026-11-22" });
    const parcels = [{ goods: [goods()], place: place(1) }];
    expect(earliestArrival(parcels, terms)).toEqual({ first_on: "2026-11-21", last_on: "2026-11-21" });
  });

  it("leaves out prefectures to which the goods cannot be delivered", () => {
    const method = testDeliveryMethod({ excluded_prefectures: [47] });
    const arrival = arrivalAnywhere([[goods({ delivery: { method, shelfLife: null } })]], terms);
    expect(arrival?.last_on).toBe("2026-11-21");
    const nowhere = testDeliveryMethod({ excluded_prefectures: prefectures });
    expect(arrivalAnywhere([[goods({ delivery: { method: nowhere, shelfLife: null } })]], terms)).toBeNull();
    expect(arrivalAnywhere([], terms)).toBeNull();
  });

  it("is that of the last parcel where several are sent", () => {
    const parcels = [
      { goods: [goods()], place: place(13) },
      { goods: [goods({ leadDays: 3 })], place: place(13) },
    ];
    expect(earliestArrival(parcels, terms)).toEqual({ first_on: "2026-11-20", last_on: "2026-11-25" });
  });

  it("is the first day that the delivery step offers, at any time and place [delivery.arrival]", () => {
    const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
    const days = fc.option(fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(moment, fc.nat(4), days, fc.constantFrom(...prefectures), (now, leadDays, shelfDays, prefecture) => {
        const shelfLife = shelfDays === null ? null : ({ kind: "use_by", days: shelfDays } as const);
        const inside = [goods({ leadDays, delivery: { method: testDeliveryMethod(), shelfLife } }), goods()];
        const at = { ...terms, now };
        const [offered] = goodsWindow(inside, place(prefecture), at).dates;
        const known = earliestArrival([{ goods: inside, place: place(prefecture) }], at);
        expect(known?.first_on).toBe(offered);
        const reaches = inside.every(({ delivery }) => refusalOf(delivery, testTariffs, place(prefecture)) === null);
        if (!reaches || offered === undefined) return;
        const range = arrivalAnywhere([inside], at);
        expect(range && range.first_on <= offered && offered <= range.last_on).toBe(true);
      }),
    );
  });
});
