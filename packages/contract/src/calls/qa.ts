import * as v from "valibot";
import { call } from "../call.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { Qa, QaCategory } from "../shapes/qa.ts";
import { Key, SearchWord } from "../shapes/query.ts";

export const listQas = call({
  method: "GET",
  path: "/v1/qas",
  auth: "public",
  summary: "Questions and answers in the shop's order, of one category or with a word where asked",
  query: v.object({ ...pageQuery, category: v.optional(Key), word: v.optional(SearchWord) }),
  answer: v.object({ data: v.array(Qa) }),
  paged: true,
});

export const listQaCategories = call({
  method: "GET",
  path: "/v1/qa-categories",
  auth: "public",
  summary: "The categories of questions in the shop's order",
  answer: v.object({ data: v.array(QaCategory) }),
});
