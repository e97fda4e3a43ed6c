import { cart } from "@noren/contract/examples";
import { expect, test } from "vitest";
import { sortLines } from "./line-order.ts";

test("[cart.accessories] accessories follow their product; those without one follow at the end", () => {
  const [line] = cart.detail.products;
  const lines = (
    [
      ["lid of a kettle", 73, 71],
      ["kettle", 71, null],
      ["orphan", 80, 99],
      ["towel", 72, null],
      ["accessory of a lid", 74, 73],
      ["embroidered kettle", 71, null],
      ["its own accessory", 81, 81],
    ] as const
  ).map(([key, product_id, accessory_of]) => ({ ...line!, key, product_id, accessory_of }));
  expect(sortLines(lines).map(({ key }) => key)).toEqual([
    "kettle",
    "towel",
    "embroidered kettle",
    "lid of a kettle",
    "orphan",
    "accessory of a lid",
    "its own accessory",
  ]);
});
