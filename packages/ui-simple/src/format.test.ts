import { describe, expect, it } from "vitest";
import { dayParts, formatDate, formatDateTime, formatNumber, formatPostalCode } from "./format.ts";

describe("format", () => {
  it("[format.jpy-dates] groups yen by thousands", () => {
    expect(formatNumber(11000)).toBe("11,000");
  });

  it("[format.jpy-dates] shows days as YYYY.MM.DD and moments as YYYY.MM.DD H:mm in Japan's time", () => {
    expect(formatDate("2026-11-20")).toBe("2026.11.20");
    expect(formatDate("2026-11-20T15:30:00Z")).toBe("2026.11.21");
    expect(formatDateTime("2026-11-20T00:05:00Z")).toBe("2026.11.20 9:05");
    expect(formatDateTime("2026-11-19T15:05:00Z")).toBe("2026.11.20 0:05");
  });

  it("names the weekday of a day", () => {
    expect(dayParts("2026-11-20")).toEqual({ month: 11, day: 20, weekday: "金" });
  });

  it("puts a hyphen into seven digits only", () => {
    expect(formatPostalCode("1234567")).toBe("123-4567");
    expect(formatPostalCode("12345")).toBe("12345");
  });
});
