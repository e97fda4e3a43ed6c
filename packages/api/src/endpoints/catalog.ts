import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const listCatalogs = buildQuery("listCatalogs", "GET", "/v1/catalog");

export const catalog = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shop's printed catalogues with their pages. */
    listCatalogs: build.query<Answer<"listCatalogs">, void>({ query: () => listCatalogs() }),
  }),
});

export const { useListCatalogsQuery } = catalog;
