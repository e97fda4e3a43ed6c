import { expect, it } from "vitest";
import { calls } from "./calls.ts";
import { callsOfMembersShop, callsWithProducts } from "./gated-calls.ts";

it("[settings.drive-behaviour] a shop for members answers no public call with products to guests", () => {
  const gated: readonly string[] = callsOfMembersShop;
  expect(callsWithProducts.filter((name) => calls[name].auth === "public" && !gated.includes(name))).toEqual([]);
});
