import type { Answer, Input } from "@noren/contract";
import { PER_ALL } from "@noren/domain/limits";
import { api, PRODUCT_TAGS } from "../api.ts";
import { LOADED_ONCE, withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listMakers = buildQuery("listMakers", "GET", "/v1/makers");
const getMaker = buildQuery("getMaker", "GET", "/v1/makers/{key}");

export const maker = api.injectEndpoints({
  endpoints: (build) => ({
    /** All makers in one answer by default [limits.page-size]. */
    listMakers: build.query<Paged<"listMakers">, NonNullable<Input<"listMakers">["query"]> | void>({
      query: (query) => listMakers({ query: query ?? { per: PER_ALL } }),
      transformResponse: withPagination<"listMakers">,
      ...LOADED_ONCE,
    }),
    getMaker: build.query<Answer<"getMaker">, string>({
      query: (key) => getMaker({ params: { key } }),
      providesTags: PRODUCT_TAGS,
    }),
  }),
});

export const { useListMakersQuery, useGetMakerQuery } = maker;
