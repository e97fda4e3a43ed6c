import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const getColorScheme = buildQuery("getColorScheme", "GET", "/v1/colorschemes/selected/front");

export const colorScheme = api.injectEndpoints({
  endpoints: (build) => ({
    getColorScheme: build.query<Answer<"getColorScheme">, void>({ query: () => getColorScheme() }),
  }),
});

export const { useGetColorSchemeQuery } = colorScheme;
