import { expect, test } from "vitest";
import { byShoppers } from "./by-shoppers.ts";

test("shoppers share the work until none is left", async () => {
  const left = [1, 2, 3, 4, 5];
  const done: [shopper: number, piece: number][] = [];
  const figures = await byShoppers(2, (shopper) => {
    const piece = left.shift();
    return piece === undefined ? undefined : Promise.resolve().then(() => done.push([shopper, piece]));
  });
  expect(done.map(([, piece]) => piece)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(done.map(([shopper]) => shopper))).toEqual(new Set([0, 1]));
  expect(figures.perSecond).toBeGreaterThan(0);
  expect(figures.p99).toBeGreaterThanOrEqual(0);
});

test("shoppers start nothing after the time is over", async () => {
  let begun = 0;
  await byShoppers(3, () => Promise.resolve((begun += 1)), 0);
  expect(begun).toBe(0);
});
