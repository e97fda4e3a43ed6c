import { describe, expect, it } from "vitest";
import { seasonalTitle, seasonCaution, type NoshiSeason } from "./gift-season.ts";

const seasons: NoshiSeason[] = [
  { title: "御中元", from: "06-10", to: "08-15", prefectures: ["京都府"] },
  { title: "御中元", from: "06-10", to: "07-15" },
  { title: "暑中御見舞", from: "07-16", to: "08-06" },
  { title: "残暑御見舞", from: "08-07", to: "08-31" },
];
const arrive = (day: string | null, prefecture: string | null = "東京都") => ({ day, prefecture });

describe("seasonalTitle", () => {
  it.each([
    ["2026-07-15", "東京都", "御中元"],
    ["2026-07-16", "東京都", "暑中御見舞"],
    ["2026-07-16", "京都府", "御中元"],
    ["2026-08-07", "東京都", "残暑御見舞"],
    ["2026-08-16", "京都府", "残暑御見舞"],
    ["2026-09-01", "東京都", null],
    ["2026-07-16", null, "暑中御見舞"],
  ])("on %s in %s is %s", (day, prefecture, title) => {
    expect(seasonalTitle(seasons, arrive(day, prefecture))).toBe(title);
  });

  it("is unknown while the day is", () => {
    expect(seasonalTitle(seasons, arrive(null))).toBeNull();
  });

  it("may span the new year", () => {
    expect(seasonalTitle([{ title: "御年賀", from: "12-31", to: "01-07" }], arrive("2027-01-07"))).toBe("御年賀");
  });
});

describe("seasonCaution", () => {
  it("names the time of a title that arrives out of it, and the title of the day", () => {
    expect(seasonCaution(seasons, "御中元", arrive("2026-07-20"))).toBe(
      "「御中元」は、6月10日から7月15日ごろまでにお届けする品に用います。お届け日に合わせて、「暑中御見舞」もご検討ください。",
    );
    expect(seasonCaution(seasons, "御中元", arrive("2026-07-20", "京都府"))).toBeNull();
    expect(seasonCaution(seasons, "残暑御見舞", arrive("2026-10-01"))).toMatch(
      /8月31日ごろまでにお届けする品に用います。$/,
    );
  });

  it("is absent for a title without a season, a day within it, and an unknown day", () => {
    expect(seasonCaution(seasons, "御礼", arrive("2026-07-20"))).toBeNull();
    expect(seasonCaution(seasons, "暑中御見舞", arrive("2026-07-20"))).toBeNull();
    expect(seasonCaution(seasons, "御中元", arrive(null))).toBeNull();
  });
});
