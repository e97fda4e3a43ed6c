import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import * as f from "./format.ts";

const hostZone = process.env["TZ"];
afterEach(() => {
  if (hostZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = hostZone;
});

describe("money", () => {
  test.each([
    [0, "0円"],
    [999, "999円"],
    [1000, "1,000円"],
    [11000, "11,000円"],
    [-1200, "-1,200円"],
    [100_000_000, "100,000,000円"],
  ])("[format.jpy-dates] %i is %s", (yen, text) => expect(f.formatYen(yen)).toBe(text));

  test("[format.jpy-dates] is what the platform's ja-JP grouping writes", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (yen) => {
        expect(f.formatNumber(yen)).toBe(new Intl.NumberFormat("ja-JP").format(yen));
      }),
    );
  });

  test("tax lines, the reduced rate with its mark", () => {
    expect(f.formatTaxLine({ tax_rate: 10, amount: 11000, tax: 1000 })).toEqual({
      rate: "10%対象",
      amount: "11,000円（うち消費税 1,000円）",
    });
    expect(f.formatTaxLine({ tax_rate: 8, amount: 1080, tax: 80 })).toEqual({
      rate: "※8%対象",
      amount: "1,080円（うち消費税 80円）",
    });
  });
});

describe.each(["Asia/Tokyo", "UTC", "America/Los_Angeles", "Pacific/Kiritimati", "Europe/Berlin"])(
  "dates on a host in %s",
  (zone) => {
    const there = <T>(look: () => T): T => {
      process.env["TZ"] = zone;
      return look();
    };

    test("[format.jpy-dates] are Japan's", () => {
      there(() => {
        expect(f.formatDate("2026-11-20T15:00:00Z")).toBe("2026.11.21");
        expect(f.formatDate("2026-11-20T14:59:59.999Z")).toBe("2026.11.20");
        expect(f.formatDate(Date.UTC(2025, 11, 31, 15))).toBe("2026.01.01");
        expect(f.formatDate("2026-11-20")).toBe("2026.11.20");
        expect(f.formatDateTime("2026-11-20T00:05:00+09:00")).toBe("2026.11.20 0:05");
        expect(f.formatDateTime("2026-11-20T00:05:00Z")).toBe("2026.11.20 9:05");
        expect(f.formatDateTime("2026-11-20T00:05:00+0900")).toBe("2026.11.20 0:05");
        expect(f.formatDateTime("2026-11-20")).toBe("2026.11.20 0:00");
        expect(f.formatDateTime("2026-07-01T13:30:00-07:00")).toBe("2026.07.02 5:30");
        expect(f.formatDeliveryDay("2026-12-01")).toBe("2026.12.01(火)");
        expect(f.formatShortDay("2026-11-30T15:00:00Z")).toBe("12月1日(火)");
        expect(f.dayOf("2026-11-30T15:00:00Z")).toBe("2026-12-01");
      });
    });

    test("the same moment has the same text in any time zone of the host", () => {
      fc.assert(
        fc.property(fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true }), (moment) => {
          const japan = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tokyo", dateStyle: "short" }).format(moment);
          expect(there(() => f.dayOf(moment.getTime()))).toBe(japan);
          expect(there(() => f.dayOf(moment.toISOString()))).toBe(japan);
        }),
      );
    });
  },
);

test.each([
  "",
  "soon",
  "2026-11-20T10:00:00",
  "2026-13-01",
  "2026-02-31",
  "2026-02-31T10:00:00Z",
  "2026/11/20",
  "+2026-11-20",
  "9999-12-31T23:59:59Z",
  8_640_000_000_000_000,
  "0000-01-01T00:00:00+14:00",
  Date.UTC(10000, 0),
  Number.NaN,
])("%j is no date and is written as a dash", (value) => {
  expect(
    [f.formatDate, f.formatDateTime, f.formatDeliveryDay, f.formatShortDay, f.dayOf].map((write) => write(value)),
  ).toEqual(["―", "―", "―", "―", ""]);
});

describe("codes and addresses", () => {
  test.each([
    ["1234567", "123-4567"],
    ["123-4567", "123-4567"],
    ["123456", "123456"],
    ["12345678", "12345678"],
    ["a1234567", "a1234567"],
    ["", ""],
  ])("[postal.display-hyphen] %j is %j", (code, shown) => expect(f.formatPostalCode(code)).toBe(shown));

  test("an address is in Japanese order", () => {
    const address = { postal_code: "1000001", prefecture: "東京都", city: "千代田区", address1: "千代田1-1" };
    expect(f.formatAddress({ ...address, address2: "サンプルビル3F" })).toEqual([
      "〒100-0001",
      "東京都千代田区千代田1-1",
      "サンプルビル3F",
    ]);
    for (const address2 of [null, undefined, ""]) expect(f.formatAddress({ ...address, address2 })).toHaveLength(2);
  });

  test("cards show their last four digits and their month", () => {
    expect(f.formatMaskedCard("************1234")).toBe("**** **** **** 1234");
    expect(f.formatMaskedCard("4111111111111111")).toBe("**** **** **** 1111");
    expect(f.formatMaskedCard("")).toBe("**** **** **** ****");
    expect(f.formatCardExpiry("202711")).toBe("11/27");
    for (const other of ["11/27", "2027111", "a202711"]) expect(f.formatCardExpiry(other)).toBe(other);
  });
});

test("only 8 % is the reduced rate, and one product with it is enough for the legend", () => {
  expect([8, 10].map(f.isReducedRate)).toEqual([true, false]);
  expect(f.hasReducedRate([{ tax_rate: 10 }, { tax_rate: 8 }])).toBe(true);
  expect(f.hasReducedRate([{ tax_rate: 10 }])).toBe(false);
});
