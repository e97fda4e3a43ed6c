import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const listPrefectures = buildQuery("listPrefectures", "GET", "/v1/postal-codes/prefectures");

/** Apart from the address book: a page that only asks where a parcel goes needs none of its code. */
export const prefectures = api.injectEndpoints({
  endpoints: (build) => ({
    listPrefectures: build.query<Answer<"listPrefectures">, void>({ query: () => listPrefectures() }),
  }),
});

export const { useListPrefecturesQuery } = prefectures;
