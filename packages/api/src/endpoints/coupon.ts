import type { Answer, Input } from "@noren/contract";
import { takeCoupon as markTaken } from "@noren/domain/coupons";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listCoupons = buildQuery("listCoupons", "GET", "/v1/coupons");
const listMyCoupons = buildQuery("listMyCoupons", "GET", "/v1/me/coupons");
const takeCoupon = buildQuery("takeCoupon", "POST", "/v1/me/coupons");

export const coupon = api.injectEndpoints({
  endpoints: (build) => ({
    listCoupons: build.query<Paged<"listCoupons">, NonNullable<Input<"listCoupons">["query"]>>({
      query: (query) => listCoupons({ query }),
      transformResponse: withPagination<"listCoupons">,
      providesTags: ["Viewer"],
    }),
    listMyCoupons: build.query<Paged<"listMyCoupons">, NonNullable<Input<"listMyCoupons">["query"]>>({
      query: (query) => listMyCoupons({ query }),
      transformResponse: withPagination<"listMyCoupons">,
      providesTags: ["Coupon"],
    }),
    /** [coupon.taken] Marks the coupon of `page` as taken. */
    takeCoupon: build.mutation<Answer<"takeCoupon">, Input<"takeCoupon">["body"]>({
      query: (body) => takeCoupon({ body }),
      invalidatesTags: (taken) => (taken ? ["Coupon"] : []),
      async onQueryStarted({ coupon_id }, { dispatch, getState, queryFulfilled }): Promise<void> {
        const taken = await queryFulfilled.catch(() => undefined);
        if (!taken) return;
        for (const page of coupon.util.selectCachedArgsForQuery(getState(), "listCoupons")) {
          dispatch(
            coupon.util.updateQueryData("listCoupons", page, (list) => {
              list.data = markTaken(list.data, coupon_id);
            }),
          );
        }
      },
    }),
  }),
});

export const { useListCouponsQuery, useListMyCouponsQuery, useTakeCouponMutation } = coupon;
