import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { LOADED_ONCE } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const getFileContents = buildQuery("getFileContents", "GET", "/v1/files-contents");

export const fileContents = api.injectEndpoints({
  endpoints: (build) => ({
    /** The text of a URL. [error.ignored] Callers ignore a failure. */
    getFileContents: build.query<Answer<"getFileContents">, string>({
      query: (url) => getFileContents({ query: { url } }),
      ...LOADED_ONCE,
    }),
  }),
});

export const { useGetFileContentsQuery } = fileContents;
