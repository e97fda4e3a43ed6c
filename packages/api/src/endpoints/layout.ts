import type { Answer } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";

const getLayout = ask("getLayout", "GET", "/v1/layouts/{page}");
const getPageLayout = ask("getPageLayout", "GET", "/v1/pages/front/layout/{page}");

export const layout = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the shop has put around a page. */
    getLayout: build.query<Answer<"getLayout">, string>({
      query: (page) => getLayout({ params: { page } }),
      providesTags: ["Favourite", "Personal"],
    }),
    /** What the shop has made a page of. */
    getPageLayout: build.query<Answer<"getPageLayout">, string>({
      query: (page) => getPageLayout({ params: { page } }),
      providesTags: ["Favourite", "Personal"],
    }),
  }),
});

export const { useGetLayoutQuery, useGetPageLayoutQuery } = layout;
