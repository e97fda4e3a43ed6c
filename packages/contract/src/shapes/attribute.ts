import * as v from "valibot";
import { described } from "../described.ts";
import { DisplayName, exampleText, UrlKey } from "./text.ts";

export const AttributeScale = described(
  "The scale of a number.",
  v.object({
    min: described("The lowest number.", v.number()),
    max: described("The highest number.", v.number()),
    low: described("What the lowest number means.", exampleText("すっきり")),
    high: described("What the highest number means.", exampleText("コクがある")),
    steps: described(
      "Names of the whole numbers from `min` on; absent without names, and on products.",
      v.optional(v.array(exampleText("中煎り"))),
    ),
  }),
);
export type AttributeScale = v.InferOutput<typeof AttributeScale>;

export const AttributeChoice = v.object({
  key: UrlKey,
  name: DisplayName,
  color: described(
    "The colour that it names, `#rrggbb`; absent for other choices.",
    v.optional(exampleText("#26375c")),
  ),
});
export type AttributeChoice = v.InferOutput<typeof AttributeChoice>;

export const ProductAttribute = described(
  "A fact of a product that the shop has defined as an attribute: choices of a list, or a number.",
  v.object({
    key: UrlKey,
    name: DisplayName,
    text: described("The value for display: 中深煎り, 200g.", exampleText("ペーパードリップ・フレンチプレス")),
    choices: described(
      "The keys of the choices that apply; absent for a number.",
      v.optional(v.array(exampleText("paper"))),
    ),
    number: described("Absent for choices.", v.optional(v.number())),
    unit: described("Follows the number in `text`; absent for none.", v.optional(exampleText("cm"))),
    scale: v.optional(AttributeScale),
    is_compare: described(
      "A column of tables that compare products; absent for attributes that are none.",
      v.optional(v.boolean()),
    ),
    better: described(
      "The numbers that most buyers prefer; absent where that depends on the buyer.",
      v.optional(v.picklist(["higher", "lower"])),
    ),
  }),
);
export type ProductAttribute = v.InferOutput<typeof ProductAttribute>;

export const AttributeFacet = described(
  "An attribute by which the list can be filtered, with the values of the products that match the other filters.",
  v.object({
    key: UrlKey,
    name: DisplayName,
    choices: described(
      "The choices with products, and those by which the list is filtered; empty for numbers.",
      v.array(
        v.object({
          ...AttributeChoice.entries,
          product_count: described("Number of products on show.", v.number()),
        }),
      ),
    ),
    range: v.optional(
      described(
        "The lowest and the highest number; absent for choices.",
        v.object({
          min: described("The lowest number.", v.number()),
          max: described("The highest number.", v.number()),
          unit: described("Follows the number; empty for none.", exampleText("g")),
          scale: v.optional(AttributeScale),
        }),
      ),
    ),
  }),
);
export type AttributeFacet = v.InferOutput<typeof AttributeFacet>;
