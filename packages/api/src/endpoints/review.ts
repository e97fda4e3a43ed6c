import type { Answer, Input, ReviewInput } from "@noren/contract";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listReviews = buildQuery("listReviews", "GET", "/v1/products/{key}/reviews");
const createReview = buildQuery("createReview", "POST", "/v1/products/{product_id}/reviews");

type Reviews = { key: string } & NonNullable<Input<"listReviews">["query"]>;

export const review = api.injectEndpoints({
  endpoints: (build) => ({
    /** `key` is the product's; the rest selects page, rating and sort order. */
    listReviews: build.query<Paged<"listReviews">, Reviews>({
      query: ({ key, ...query }) => listReviews({ params: { key }, query }),
      transformResponse: withPagination<"listReviews">,
      providesTags: (_, __, { key }) => [{ type: "Review", id: key }],
    }),
    createReview: build.mutation<
      Answer<"createReview">,
      { product: { readonly id: number; readonly key: string }; review: ReviewInput }
    >({
      query: ({ product, review: body }) => createReview({ params: { product_id: product.id }, body }),
      invalidatesTags: (created, _, { product }) => (created ? [{ type: "Review", id: product.key }] : []),
    }),
  }),
});

export const { useListReviewsQuery, useCreateReviewMutation } = review;
