import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";

const getColorScheme = ask("getColorScheme", "GET", "/v1/colorschemes/selected/front");

export const colorScheme = api.injectEndpoints({
  endpoints: (build) => ({
    getColorScheme: build.query<Answer<"getColorScheme">, void>({ query: () => getColorScheme() }),
  }),
});

export const { useGetColorSchemeQuery } = colorScheme;
