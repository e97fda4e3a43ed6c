import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const getPackingChoices = buildQuery("getPackingChoices", "GET", "/v1/packings");

export const packingChoices = api.injectEndpoints({
  endpoints: (build) => ({
    /** How the shop packs gifts, for pages before the checkout. */
    getPackingChoices: build.query<Answer<"getPackingChoices">, void>({ query: () => getPackingChoices() }),
  }),
});

export const { useGetPackingChoicesQuery } = packingChoices;
