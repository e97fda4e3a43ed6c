import * as v from "valibot";
import { expect, test } from "vitest";
import { arrayUpTo } from "./array-up-to.ts";
import { callList } from "./calls.ts";
import { isSchema, structureOf } from "./schema-structure.ts";

/** The arrays with a maximum in a schema, by their path. */
function* limitedArraysIn(
  schema: v.GenericSchema,
  path: string,
): Generator<readonly [string, number, v.GenericSchema]> {
  const { type, entries = {}, wrapped, item, options = [] } = structureOf(schema);
  const max = type === "array" ? maxLengthOf(schema) : undefined;
  if (max !== undefined) yield [path, max, schema];
  for (const [name, entry] of Object.entries(entries)) yield* limitedArraysIn(entry, `${path}.${name}`);
  for (const part of [wrapped, item, ...options]) if (isSchema(part)) yield* limitedArraysIn(part, path);
}

function maxLengthOf(schema: v.GenericSchema): number | undefined {
  const steps = [...(structureOf(schema).pipe ?? [])];
  for (const { type, requirement, pipe = [] } of steps) {
    if (type === "max_length") return Number(requirement);
    steps.push(...pipe.filter((step) => !steps.includes(step)));
  }
  return undefined;
}

test("an array that is too long is refused without a check of its items", () => {
  const arrays = callList.flatMap(({ name, body }) => (body ? [...limitedArraysIn(body, name)] : []));
  expect(arrays.map(([path]) => path)).toContain("addCartProductSet.products");
  const issues = arrays.map(([path, max, schema]) => {
    const invalid = Array.from({ length: max + 1 }, () => Symbol("invalid"));
    return [path, v.safeParse(schema, invalid).issues?.map(({ type }) => type)];
  });
  expect(issues).toEqual(arrays.map(([path]) => [path, ["max_length"]]));
});

test("an array up to its maximum has valid items", () => {
  const schema = arrayUpTo(v.number(), 2, "多すぎます。");
  expect(v.parse(schema, [1, 2])).toEqual([1, 2]);
  for (const input of [[1, "2"], "12", undefined]) expect(v.is(schema, input)).toBe(false);
  expect(v.safeParse(schema, [1, 2, 3]).issues?.map(({ message }) => message)).toEqual(["多すぎます。"]);
});
