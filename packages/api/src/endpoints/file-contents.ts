import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { LOADED_ONCE } from "../answers.ts";
import { ask } from "../ask.ts";

const getFileContents = ask("getFileContents", "GET", "/v1/files-contents");

export const fileContents = api.injectEndpoints({
  endpoints: (build) => ({
    /** The text behind an address of the web. [error.ignored] Who shows a drawing of it ignores a failure. */
    getFileContents: build.query<Answer<"getFileContents">, string>({
      query: (url) => getFileContents({ query: { url } }),
      ...LOADED_ONCE,
    }),
  }),
});

export const { useGetFileContentsQuery } = fileContents;
