import { expect, test } from "vitest";
import { parseChoice, type SpotChoice, toCondition, toQuery } from "./spots.ts";

const read = (query: string) => parseChoice(new URLSearchParams(query));

test("without a choice the sunniest sill is preset; a choice is read from the parameters of the list", () => {
  expect(read("")).toEqual({ spot: "sill_south", watering: null });
  expect(read("a.place=bath&a.watering=daily")).toEqual({ spot: "bath", watering: "daily" });
});

test("what names no spot and no answer is the preset", () => {
  expect(read("a.place=garden&a.watering=")).toEqual({ spot: "sill_south", watering: null });
});

test.each<[SpotChoice, string, string]>([
  [{ spot: "deep", watering: "weekly" }, "place:deep;watering:weekly", "a.place=deep&a.watering=weekly"],
  [{ spot: "door", watering: null }, "place:door", "a.place=door"],
])("%j is the same condition for the API and for the list", (choice, condition, query) => {
  const parameters = Object.entries(toQuery(choice)).filter((each): each is [string, string] => each[1] !== null);
  expect([toCondition(choice), new URLSearchParams(parameters).toString()]).toEqual([condition, query]);
  expect(read(query)).toEqual(choice);
});
