import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listQas = buildQuery("listQas", "GET", "/v1/qas");
const listQaCategories = buildQuery("listQaCategories", "GET", "/v1/qa-categories");

export const qa = api.injectEndpoints({
  endpoints: (build) => ({
    listQas: build.query<Paged<"listQas">, NonNullable<Input<"listQas">["query"]>>({
      query: (query) => listQas({ query }),
      transformResponse: withPagination<"listQas">,
    }),
    listQaCategories: build.query<Answer<"listQaCategories">, void>({ query: () => listQaCategories() }),
  }),
});

export const { useListQasQuery, useListQaCategoriesQuery } = qa;
