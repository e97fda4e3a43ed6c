import * as v from "valibot";
import { expect, test } from "vitest";
import { calls } from "./calls.ts";
import * as examples from "./examples.ts";
import { Picture, ProductInfo } from "./shapes/catalogue.ts";

test.each([
  ["settings", calls.getSettings.answer],
  ["product", calls.getProduct.answer],
  ["categories", calls.listCategories.answer],
  ["cart", calls.getCart.answer],
  ["loginAnswer", calls.login.answer],
  ["order", calls.getOrder.answer],
  ["popup", calls.getPopup.answer],
  ["productInfo", ProductInfo],
  ["picture", Picture],
] as const)("the example %s is what its schema says", (name, schema) => {
  expect(v.safeParse(schema, examples[name]).issues).toBeUndefined();
});
