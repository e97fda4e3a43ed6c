import { readSeed } from "@noren/backend/seed/read-seed";
import { openStudio } from "@noren/backend/seed/studio";
import { expect, test } from "vitest";
import { explainFailure, listTypedStarts, readQueries } from "./measure-search.ts";

test("the searches differ, and name products of the seed", async () => {
  const queries = readQueries();
  expect(queries.length).toBeGreaterThanOrEqual(120);
  expect(new Set(queries.map(({ shop, word }) => `${shop} ${word}`)).size).toBe(queries.length);
  const studio = await openStudio();
  for (const [shop, ours] of Map.groupBy(queries, (query) => query.shop)) {
    const keys = new Set(readSeed(shop, studio).products.map(({ key }) => key));
    const named = ours.flatMap(({ first, not = [] }) => [...first, ...not].flatMap((either) => either.split("|")));
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  }
});

test.each([
  [["a"], ["b", "a"], null],
  [["a|c"], ["c"], null],
  [["a", "c"], ["a"], "simple 「茶」, misses c, found a"],
  [["a"], [], "simple 「茶」, misses a, found nothing"],
  [["a"], ["a", "x"], "simple 「茶」, has x, found a,x"],
])("a search for %j that finds %j", (first, found, failure) => {
  expect(explainFailure({ shop: "simple", word: "茶", first, not: ["x"] }, found)).toBe(failure);
});

test("a query is typed letter by letter", () => {
  expect(listTypedStarts("飯碗 大")).toEqual(["飯", "飯碗", "飯碗 大"]);
});
