import type { CallName } from "./calls.ts";
import { cart, categories, loginAnswer, order, popup, product, settings } from "./examples.ts";
import { accountExamples } from "./examples/account.ts";
import { catalogueExamples } from "./examples/catalogue.ts";
import { checkoutExamples } from "./examples/checkout.ts";
import { contentExamples } from "./examples/content.ts";
import { memberExamples } from "./examples/member.ts";
import { shopExamples } from "./examples/shop.ts";

/** Handwritten example responses by call. */
export const writtenAnswers: Partial<Record<CallName, unknown>> = {
  getSettings: settings,
  getProduct: product,
  listCategories: categories,
  getCart: cart,
  login: loginAnswer,
  getOrder: order,
  getPopup: popup,
  ...accountExamples,
  ...catalogueExamples,
  ...contentExamples,
  ...memberExamples,
  ...shopExamples,
  ...checkoutExamples,
};
