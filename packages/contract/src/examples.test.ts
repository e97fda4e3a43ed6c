import * as v from "valibot";
import { expect, test } from "vitest";
import type { Call } from "./call.ts";
import { type CallName, calls } from "./calls.ts";
import * as examples from "./examples.ts";
import { accountExamples } from "./examples/account.ts";
import { catalogueExamples } from "./examples/catalogue.ts";
import { checkoutExamples } from "./examples/checkout.ts";
import { contentExamples } from "./examples/content.ts";
import { memberExamples } from "./examples/member.ts";
import { shopExamples } from "./examples/shop.ts";
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

test.each(
  Object.entries({
    ...accountExamples,
    ...catalogueExamples,
    ...contentExamples,
    ...memberExamples,
    ...shopExamples,
    ...checkoutExamples,
  }),
)("the example of %s is what its call answers", (name, example) => {
  const { answer } = calls[name as CallName] as Call;
  expect(answer && v.safeParse(answer, example)).toMatchObject({ success: true, output: example });
});
