import type { Answer, LandingPage } from "@noren/contract";
import { takeLandingCoupon } from "@noren/domain/coupons";
import { api, PRODUCT_TAGS } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const listLandingPages = buildQuery("listLandingPages", "GET", "/v1/lp");
const getLandingPage = buildQuery("getLandingPage", "GET", "/v1/lp/{slug}");
const takeCoupon = buildQuery("takeCoupon", "POST", "/v1/me/coupons");

/** A landing page, and the URL that the browser is redirected to (header x-redirect); null for none. */
export interface Landing {
  page: LandingPage;
  readonly redirect: string | null;
}

export const landingPage = api.injectEndpoints({
  endpoints: (build) => ({
    listLandingPages: build.query<Answer<"listLandingPages">, void>({ query: () => listLandingPages() }),
    /** [lp.redirect] The page by its slug, unless a redirect header is set. */
    getLandingPage: build.query<Landing, string>({
      query: (slug) => getLandingPage({ params: { slug } }),
      transformResponse: (page: LandingPage, meta) => ({ page, redirect: meta?.headers.get("x-redirect") ?? null }),
      providesTags: PRODUCT_TAGS,
    }),
    /** [coupon.taken] From a landing page, the coupon of its block becomes taken. */
    takeLandingCoupon: build.mutation<Answer<"takeCoupon">, { coupon_id: number; slug: string }>({
      query: ({ coupon_id }) => takeCoupon({ body: { coupon_id, page: "lp" } }),
      invalidatesTags: (taken) => (taken ? ["Coupon"] : []),
      async onQueryStarted({ coupon_id, slug }, { dispatch, queryFulfilled }): Promise<void> {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        dispatch(
          landingPage.util.updateQueryData("getLandingPage", slug, (landing) => {
            landing.page = takeLandingCoupon(landing.page, coupon_id);
          }),
        );
      },
    }),
  }),
});

export const { useListLandingPagesQuery, useGetLandingPageQuery, useTakeLandingCouponMutation } = landingPage;
