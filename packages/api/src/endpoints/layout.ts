import type { Answer } from "@noren/contract";
import { api, PRODUCT_TAGS } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const getLayout = buildQuery("getLayout", "GET", "/v1/layouts/{page}");
const getPageLayout = buildQuery("getPageLayout", "GET", "/v1/pages/front/layout/{page}");

export const layout = api.injectEndpoints({
  endpoints: (build) => ({
    /** The shop's blocks around a page. A page without its own layout gets `default`. */
    getLayout: build.query<Answer<"getLayout">, string>({
      query: (page) => getLayout({ params: { page } }),
      providesTags: PRODUCT_TAGS,
    }),
    /** The shop's blocks that replace a page. */
    getPageLayout: build.query<Answer<"getPageLayout">, string>({
      query: (page) => getPageLayout({ params: { page } }),
      // Its coupons say whether they are taken.
      providesTags: [...PRODUCT_TAGS, "Coupon"],
    }),
  }),
});

export const { useGetLayoutQuery, useGetPageLayoutQuery } = layout;
