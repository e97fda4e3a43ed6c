import { expect, test } from "vitest";
import { arrivalText } from "#ui/slots/arrival/arrival.copy";

test("[delivery.arrival] names the first and the last day, and one day once", () => {
  expect(arrivalText({ first_on: "2026-11-25", last_on: "2026-11-27" })).toBe(
    "最短11月25日(水)、遠方は11月27日(金)にお届け",
  );
  expect(arrivalText({ first_on: "2026-11-25", last_on: "2026-11-25" })).toBe("最短11月25日(水)にお届け");
});
