import type { GenericSchema } from "valibot";
import type { Call } from "./call.ts";
import type { CallName } from "./calls.ts";
import { cart, categories, loginAnswer, order, popup, product, settings } from "./examples.ts";
import { catalogueExamples } from "./examples/catalogue.ts";
import { contentExamples } from "./examples/content.ts";
import { sample } from "./sample.ts";

/** Answers that somebody has written; the others are made from their schemas. */
const written: Partial<Record<CallName, unknown>> = {
  getSettings: settings,
  getProduct: product,
  listCategories: categories,
  getCart: cart,
  login: loginAnswer,
  getOrder: order,
  getPopup: popup,
  ...catalogueExamples,
  ...contentExamples,
};

/** Bodies whose fields exclude each other, which no structure says. */
const bodies: Partial<Record<CallName, unknown>> = { syncLogin: { channel: "fl1" } };

/** One request and its answer; a part is undefined where the call has none. */
export interface Example {
  params: Record<string, unknown> | undefined;
  query: unknown;
  body: unknown;
  answer: unknown;
}

/** An example of a call. */
export function exampleOf(name: CallName, { params, query, body, answer }: Call): Example {
  const made = (schema: GenericSchema | undefined) => (schema ? sample(schema) : undefined);
  return {
    params: made(params) as Record<string, unknown> | undefined,
    query: made(query),
    body: name in bodies ? bodies[name] : made(body),
    answer: name in written ? written[name] : made(answer),
  };
}
