import type { Answer } from "@noren/contract";
import { PER_ALL } from "@noren/domain/limits";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const listFreeAreas = buildQuery("listFreeAreas", "GET", "/v1/free-areas");

export const freeArea = api.injectEndpoints({
  endpoints: (build) => ({
    /** All areas in one answer [limits.page-size]. */
    listFreeAreas: build.query<Answer<"listFreeAreas">, void>({
      query: () => listFreeAreas({ query: { per: PER_ALL } }),
    }),
  }),
});

export const { useListFreeAreasQuery } = freeArea;
