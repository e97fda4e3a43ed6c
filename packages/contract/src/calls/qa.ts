import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { Qa, QaCategory } from "../shapes/qa.ts";
import { Key, SearchWord } from "../shapes/query.ts";
import { listOf } from "../shapes/text.ts";

export const listQas = call({
  method: "GET",
  path: "/v1/qas",
  auth: "public",
  summary: "Questions and answers in the shop's order, optionally of one category or with a word",
  query: v.object({
    ...pageQuery,
    category: described("Only entries of this category.", v.optional(Key)),
    word: described("Only entries with this word.", v.optional(SearchWord)),
  }),
  answer: v.object({ data: listOf(Qa) }),
  paged: true,
});

export const listQaCategories = call({
  method: "GET",
  path: "/v1/qa-categories",
  auth: "public",
  summary: "The categories of questions, in the shop's order",
  answer: v.object({ data: listOf(QaCategory) }),
});
