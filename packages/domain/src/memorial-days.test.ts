import { describe, expect, it } from "vitest";
import { countDaysUntil, listUpcomingMemorials } from "./memorial-days.ts";

describe("memorial days", () => {
  it.each([
    ["2026-11-20", 0],
    ["2026-11-21", 1],
    ["2027-02-28", 100],
    ["2026-11-19", null],
  ])("%s is %s days after 2026-11-20", (day, days) => {
    expect(countDaysUntil(day, "2026-11-20")).toBe(days);
  });

  it("[mypage.reminders] of the next 30 days are upcoming, at most three, the next first", () => {
    const days = ["2026-12-20", "2026-11-20", "2026-12-21", "2026-11-19", "2026-12-01", "2026-12-02"];
    const upcoming = (of: readonly string[]) =>
      listUpcomingMemorials(
        of.map((next_date) => ({ next_date })),
        "2026-11-20",
      ).map(({ next_date, daysLeft }) => `${next_date} ${daysLeft}`);
    expect(upcoming(days)).toEqual(["2026-11-20 0", "2026-12-01 11", "2026-12-02 12"]);
    expect(upcoming(["2026-12-21", "2026-12-20"])).toEqual(["2026-12-20 30"]);
  });
});
