import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { keyParams, wholeNumber } from "../shapes/query.ts";
import { OwnReview, Review, ReviewInput, ReviewSort, ReviewSummary } from "../shapes/review.ts";
import { listOf } from "../shapes/text.ts";

export const listReviews = call({
  method: "GET",
  path: "/v1/products/{key}/reviews",
  auth: "public",
  summary: "A product's reviews, newest first by default",
  params: keyParams,
  query: v.object({
    ...pageQuery,
    rating: described("Only reviews with this many stars.", v.optional(wholeNumber(1, 5))),
    sort: described("The order of the entries.", v.optional(ReviewSort)),
  }),
  answer: v.object({ data: listOf(Review), summary: ReviewSummary }),
  paged: true,
});

export const createReview = call({
  method: "POST",
  path: "/v1/products/{product_id}/reviews",
  auth: "member",
  summary:
    "Reviews a product, once per member and product; published at once, or after the shop's approval (`REVIEW.IS_APPROVAL_REQUIRED`)",
  params: v.object({ product_id: described("The product's `id`.", wholeNumber(1, 2_147_483_647)) }),
  body: ReviewInput,
  answer: OwnReview,
  errors: { "review.already_posted": 409, rate_limited: 429 },
});

export const getOwnReview = call({
  method: "GET",
  path: "/v1/me/review",
  auth: "member",
  summary: "The member's review of a product, also before the shop approves it",
  query: v.object({ product_id: described("The product's `id`.", wholeNumber(1, 2_147_483_647)) }),
  answer: v.object({ review: described("Null where the member has not reviewed the product.", v.nullable(OwnReview)) }),
});

export const deleteOwnReview = call({
  method: "DELETE",
  path: "/v1/me/review",
  auth: "member",
  summary: "Deletes the member's review of a product with its photos",
  query: v.object({ product_id: described("The product's `id`.", wholeNumber(1, 2_147_483_647)) }),
});

export const markReviewHelpful = call({
  method: "POST",
  path: "/v1/reviews/{id}/helpful",
  auth: "public",
  summary: "Marks a review as helpful: once per member, once per network for guests, not the member's own",
  params: v.object({ id: described("The review's `id`.", wholeNumber(1, 2_147_483_647)) }),
  answer: v.object({ helpful_count: described("The count after this mark.", v.number()) }),
  errors: { rate_limited: 429 },
});
