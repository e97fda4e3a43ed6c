import { expect, test } from "vitest";
import { attribute, bean } from "./beans.fixture.ts";
import { findNearest, listMapped, parsePlace, placeParameters, snapToSteps } from "./nearness.ts";
import { describeDifference } from "./taste-map.copy.ts";

const beans = [bean("light", 4.5, 1.5), bean("middle", 2.5, 3.5), bean("strong", 1, 5), bean("gone", 3.5, 2, false)];
const keysNear = (acidity: number, body: number) => {
  const { products: found, isNearestSoldOut } = findNearest(listMapped(beans), { acidity, body }, 3);
  return [found.map(({ product }) => product.key), isNearestSoldOut];
};

test("the nearest products come first, and the result says if a nearer one is sold out", () => {
  expect(keysNear(1, 4.5)).toEqual([["strong", "middle", "light"], false]);
  expect(keysNear(5, 1)).toEqual([["light", "middle", "strong"], false]);
  expect(keysNear(3.5, 2)).toEqual([["light", "middle", "strong"], true]);
});

test("a product without both numbers has no place", () => {
  const mug = { ...bean("mug", 1, 1), attributes: undefined };
  const half = { ...bean("half", 1, 1), attributes: [attribute("acidity", 1)] };
  expect(listMapped([mug, half, beans[0]!]).map(({ product }) => product.key)).toEqual(["light"]);
  expect(findNearest([], { acidity: 3, body: 3 }, 3)).toEqual({ products: [], isNearestSoldOut: false });
});

test("a touched place goes to the nearest step, and to the edge from outside", () => {
  expect(snapToSteps({ acidity: 3.2, body: 4.8 })).toEqual({ acidity: 3, body: 5 });
  expect(snapToSteps({ acidity: -2, body: 9 })).toEqual({ acidity: 1, body: 5 });
});

test.each([
  [{ acidity: 3, body: 3 }, "えらんだ味に、ぴったりです。"],
  [{ acidity: 2, body: 4 }, "えらんだ味より、少し苦めで、少しコクがあります。"],
  [{ acidity: 5, body: 3 }, "えらんだ味より、すっぱめです。"],
  [{ acidity: 3, body: 1.5 }, "えらんだ味より、すっきりしています。"],
])("%j is described in words", (taste, words) => {
  expect(describeDifference(taste, { acidity: 3, body: 3 })).toBe(words);
});

test("a place is read from the parameters that it writes; what is no place is the middle or the edge", () => {
  const read = (query: string) => parsePlace(new URLSearchParams(query));
  const place = { acidity: 4.5, body: 1 };
  expect(parsePlace(new URLSearchParams(placeParameters(place)))).toEqual(place);
  expect(read("")).toEqual({ acidity: 3, body: 3 });
  expect(read("near.acidity=9&near.body=x")).toEqual({ acidity: 5, body: 3 });
});
