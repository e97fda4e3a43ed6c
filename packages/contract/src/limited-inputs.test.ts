import * as v from "valibot";
import { expect, test } from "vitest";
import { callList } from "./calls.ts";
import { isSchema, structureOf } from "./schema-structure.ts";

/** The schemas of one of some types in a schema, by their path. */
function* schemasIn(
  schema: v.GenericSchema,
  types: readonly string[],
  path: string,
): Generator<readonly [string, v.GenericSchema]> {
  const { type, entries = {}, wrapped, item, key, value, options = [], getter } = structureOf(schema);
  if (types.includes(type)) yield [path, schema];
  for (const [name, entry] of Object.entries(entries)) yield* schemasIn(entry, types, `${path}.${name}`);
  for (const part of [wrapped, item, key, value, ...options, getter?.(undefined)])
    if (isSchema(part)) yield* schemasIn(part, types, path);
}

const inputsOf = (types: readonly string[]) =>
  callList.flatMap((call) =>
    [call.body, call.query, call.params].flatMap((schema) => (schema ? [...schemasIn(schema, types, call.name)] : [])),
  );

/** The type of the only issue of a list that is refused for its length alone. */
const refusalOf = (schema: v.GenericSchema) => {
  const items = Array.from({ length: 1001 }, () => Symbol("invalid"));
  return v.safeParse(schema, items).issues?.map(({ type }) => type);
};

test("each list in the input of a call has a maximum, which is checked before its items", () => {
  const arrays = inputsOf(["array"]);
  expect(arrays.map(([path]) => path)).toContain("divideCartProduct.products.shippings");
  const unlimited = arrays.filter(([, schema]) => String(refusalOf(schema)) !== "max_length");
  expect(unlimited.map(([path]) => path)).toEqual([]);
  expect(
    inputsOf(["record", "map", "set", "tuple_with_rest", "loose_object", "object_with_rest", "any", "unknown"]),
  ).toEqual([]);
});

test("each text in the input of a call has a maximum", () => {
  const texts = inputsOf(["string"]);
  const long = ["a", "1", "あ", "a b\n", "/a", "1,", "A1-_."].map((part) => part.repeat(32_769));
  const accepting = texts.filter(([, schema]) =>
    [...long, ...long.map((text) => `${text}@example.jp`), ...long.map((text) => `https://example.jp/${text}`)].some(
      (text) => v.safeParse(schema, text).success,
    ),
  );
  expect(accepting.map(([path]) => path)).toEqual([]);
});
