import * as v from "valibot";
import { expect, test } from "vitest";
import type { Call } from "./call.ts";
import { type CallName, calls } from "./calls.ts";
import { writtenAnswers } from "./written-answers.ts";
import * as examples from "./examples.ts";
import { ProductInfo } from "./shapes/catalogue.ts";
import { Picture } from "./shapes/media.ts";

test.each([
  ["productInfo", ProductInfo],
  ["picture", Picture],
] as const)("the example %s is what its schema says", (name, schema) => {
  expect(v.safeParse(schema, examples[name]).issues).toBeUndefined();
});

test.each(Object.entries(writtenAnswers))("the example of %s matches its call", (name, example) => {
  const { answer } = calls[name as CallName] as Call;
  expect(answer && v.safeParse(answer, example)).toMatchObject({ success: true, output: example });
});
