import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const getPoints = buildQuery("getPoints", "GET", "/v1/me/points");
const listPointHistories = buildQuery("listPointHistories", "GET", "/v1/me/point-histories");

export const point = api.injectEndpoints({
  endpoints: (build) => ({
    getPoints: build.query<Answer<"getPoints">, void>({ query: () => getPoints(), providesTags: ["Point"] }),
    listPointHistories: build.query<Paged<"listPointHistories">, NonNullable<Input<"listPointHistories">["query"]>>({
      query: (query) => listPointHistories({ query }),
      transformResponse: withPagination<"listPointHistories">,
      providesTags: ["Point"],
    }),
  }),
});

export const { useGetPointsQuery, useListPointHistoriesQuery } = point;
