import * as v from "valibot";
import { expect, test } from "vitest";
import { arrayUpTo } from "./array-up-to.ts";

test("an array up to its maximum has valid items", () => {
  const schema = arrayUpTo(v.number(), 2, "多すぎます。");
  expect(v.parse(schema, [1, 2])).toEqual([1, 2]);
  for (const input of [[1, "2"], "12", undefined]) expect(v.is(schema, input)).toBe(false);
  expect(v.safeParse(schema, [1, 2, 3]).issues?.map(({ message }) => message)).toEqual(["多すぎます。"]);
});
