import { expect, test } from "vitest";
import { listNextBatches } from "./roast-days.ts";

test("an order of Monday is roasted on Tuesday, sent on Wednesday and arrives on Thursday", () => {
  expect(listNextBatches("2026-11-23")[0]).toEqual({
    closesOn: "2026-11-23",
    roastedOn: "2026-11-24",
    sentOn: "2026-11-25",
    arrivesOn: "2026-11-26",
  });
});

test.each([
  ["on a day of roasting the batch is the next one", "2026-11-24", ["2026-11-27", "2026-12-01"]],
  ["at the end of a year", "2026-12-31", ["2027-01-01", "2027-01-05"]],
  ["on a Saturday", "2026-11-28", ["2026-12-01", "2026-12-04"]],
])("%s", (_, today, roasts) => {
  expect(listNextBatches(today).map(({ roastedOn }) => roastedOn)).toEqual(roasts);
});
