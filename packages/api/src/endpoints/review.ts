import type { Answer, Input, ReviewInput } from "@noren/contract";
import { api, keyedTag } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const listReviews = buildQuery("listReviews", "GET", "/v1/products/{key}/reviews");
const createReview = buildQuery("createReview", "POST", "/v1/products/{product_id}/reviews");
const getOwnReview = buildQuery("getOwnReview", "GET", "/v1/me/review");
const deleteOwnReview = buildQuery("deleteOwnReview", "DELETE", "/v1/me/review");
const markReviewHelpful = buildQuery("markReviewHelpful", "POST", "/v1/reviews/{id}/helpful");

interface ReviewedProduct {
  readonly id: number;
  readonly key: string;
}
type Reviews = { key: string } & NonNullable<Input<"listReviews">["query"]>;

export const review = api.injectEndpoints({
  endpoints: (build) => ({
    /** `key` is the product's; the rest selects page, rating and sort order. */
    listReviews: build.query<Paged<"listReviews">, Reviews>({
      query: ({ key, ...query }) => listReviews({ params: { key }, query }),
      transformResponse: withPagination<"listReviews">,
      providesTags: (_, __, { key }) => [keyedTag("Review", key)],
    }),
    createReview: build.mutation<Answer<"createReview">, { product: ReviewedProduct; review: ReviewInput }>({
      query: ({ product, review: body }) => createReview({ params: { product_id: product.id }, body }),
      invalidatesTags: (created, _, { product }) => (created ? [keyedTag("Review", product.key)] : []),
    }),
    /** The member's review of the product, also one that waits for approval. */
    getOwnReview: build.query<Answer<"getOwnReview">, ReviewedProduct>({
      query: ({ id }) => getOwnReview({ query: { product_id: id } }),
      providesTags: (_, __, { key }) => [keyedTag("Review", key)],
    }),
    deleteOwnReview: build.mutation<null, ReviewedProduct>({
      query: ({ id }) => deleteOwnReview({ query: { product_id: id } }),
      invalidatesTags: (_, __, { key }) => [keyedTag("Review", key)],
    }),
    /** The list is not read again: the reviews would change places below the pointer. */
    markReviewHelpful: build.mutation<Answer<"markReviewHelpful">, number>({
      query: (id) => markReviewHelpful({ params: { id } }),
    }),
  }),
});

export const {
  useListReviewsQuery,
  useCreateReviewMutation,
  useGetOwnReviewQuery,
  useDeleteOwnReviewMutation,
  useMarkReviewHelpfulMutation,
} = review;
