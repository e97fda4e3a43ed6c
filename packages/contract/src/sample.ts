import * as v from "valibot";
import { cart, order, picture, product, productInfo } from "./examples.ts";
import { Cart } from "./shapes/cart.ts";
import { structureOf } from "./schema-structure.ts";
import { Product, ProductInfo } from "./shapes/catalogue.ts";
import { Picture } from "./shapes/media.ts";
import { Order } from "./shapes/order.ts";
import { writtenAnswers } from "./written-answers.ts";

/** Shapes with a handwritten example. */
const written = new Map<v.GenericSchema, unknown>([
  [Cart, cart],
  [Order, order],
  [Picture, picture],
  [Product, product],
  [ProductInfo, productInfo],
]);

/** The first text of each field name in the handwritten responses. */
const textsByName = new Map<string, string>();
function collectTexts(part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (typeof value === "string" && value !== "" && !textsByName.has(name)) textsByName.set(name, value);
    collectTexts(value);
  }
}
collectTexts([...written.values(), writtenAnswers]);

/** A text for each format of the contract, tried in this order. */
const formats = [
  "あたらしい暮らし",
  "2026-11-20",
  "2026-11-20T10:05:00+09:00",
  "seiji-meshiwan",
  "1500001",
  "noren2026",
  "/product",
  "https://shop.example.jp/",
  "1",
  "123456",
  "#b7c9c3",
  "SJ-001",
  "123e4567-e89b-42d3-a456-426614174000",
  "t".repeat(32),
  "t".repeat(43),
  "t".repeat(64),
];

const YEN = /(^|_)(price|amount|total|payment|carriage|fee|subtotal|discount|products)(_|$)/;
const numbers = [1, 3, 10, 1100, 0];
/** The depth of recursive shapes. */
const DEEPEST = 12;

/**
 * A valid value of a schema, derived from its structure, for schemas without a written example. Deterministic.
 *
 * @param name the field's name, from which texts and numbers are chosen
 */
export function sample(schema: v.GenericSchema, name = "", depth = 0): unknown {
  const structure = structureOf(schema);
  const inside = (part: v.GenericSchema, of = name) => sample(part, of, depth + 1);
  const fits = (value: unknown) => v.is(schema, value);
  if (written.has(schema)) return written.get(schema);
  const example = v.getExamples(schema).find(fits);
  if (example !== undefined) return example;
  switch (structure.type) {
    case "object":
    case "strict_object":
    case "loose_object":
      return Object.fromEntries(
        Object.entries(structure.entries ?? {}).flatMap(([key, part]) =>
          isNever(part) ? [] : [[key, inside(part, key)]],
        ),
      );
    case "array":
      return structure.item && depth < DEEPEST ? [inside(structure.item)] : [];
    case "record": {
      const { key, value } = structure;
      return key && value ? { [String(inside(key))]: inside(value) } : {};
    }
    case "optional":
    case "nullable":
    case "nullish":
    case "exact_optional":
    case "non_optional":
    case "non_nullable":
    case "non_nullish":
      return structure.wrapped && inside(structure.wrapped);
    case "picklist":
    case "enum":
      return structure.options?.[0];
    case "literal":
      return structure.literal;
    case "union":
    case "variant":
      return (structure.options ?? []).map((option) => inside(option as v.GenericSchema)).find(fits);
    case "lazy":
      return structure.getter && inside(structure.getter(undefined));
    case "boolean":
      return true;
    case "number":
      return [YEN.test(name) && !name.endsWith("_id") ? 1100 : 1, ...numbers].find(fits);
    case "string":
      return [textsByName.get(name), ...formats].find(fits);
    default:
      return null;
  }
}

const isNever = (schema: v.GenericSchema): boolean => {
  const { type, wrapped } = structureOf(schema);
  return type === "never" || (wrapped !== undefined && isNever(wrapped));
};
