import type { ProductAttribute } from "@noren/contract";
import { expect, test } from "vitest";
import { readKeeping } from "./read-keeping.ts";

const keeps = (number: number): ProductAttribute[] => [{ key: "keeps", name: "日持ち", text: `${number}日`, number }];

test.each([0, -3, 1e9, Number.NaN])("%s is no number of days that a sweet keeps", (number) => {
  expect(readKeeping(keeps(number))).toBeNull();
});

test.each([1, 366])("a sweet may keep for %i days", (number) => {
  expect(readKeeping(keeps(number))).toMatchObject({ days: number });
});
