import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const listPrefectures = buildQuery("listPrefectures", "GET", "/v1/postal-codes/prefectures");

/** Separate from the address book, so that a page without addresses does not load its code. */
export const prefectures = api.injectEndpoints({
  endpoints: (build) => ({
    listPrefectures: build.query<Answer<"listPrefectures">, void>({ query: () => listPrefectures() }),
  }),
});

export const { useListPrefecturesQuery } = prefectures;
