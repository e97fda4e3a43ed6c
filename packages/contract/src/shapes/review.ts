import { reviewFields } from "@noren/validation/fields/review";
import { REVIEW_PHOTOS_MAX } from "@noren/validation/fields/upload-limits";
import * as v from "valibot";
import { arrayUpTo } from "../array-up-to.ts";
import { described } from "../described.ts";
import { inputs } from "../input.ts";
import { FileKey } from "./file.ts";
import { DateTime, Id, PlainText } from "./text.ts";

const photoKeys = v.optional(arrayUpTo(FileKey, REVIEW_PHOTOS_MAX, `写真は${REVIEW_PHOTOS_MAX}枚までです。`), []);

export const ReviewInput = v.strictObject({
  ...inputs(reviewFields),
  photo_keys: described("Pictures, as keys that `POST /v1/upload-files` returned at most a day ago.", photoKeys),
});
export type ReviewInput = v.InferInput<typeof ReviewInput>;

export const ReviewSort = v.picklist(["newest", "helpful", "rating_desc", "rating_asc"]);
export type ReviewSort = v.InferOutput<typeof ReviewSort>;

export const Review = v.object({
  id: Id,
  product_id: described("The product's `id`.", v.number()),
  rating: described("1 to 5 stars.", v.number()),
  title: described("Plain text; null for none.", v.nullable(v.string())),
  body: PlainText,
  nickname: v.string(),
  is_purchased: described("Whether the reviewer had received the product from this shop when posting.", v.boolean()),
  helpful_count: described("How many visitors found the review helpful.", v.number()),
  photos: described(
    "Pictures of the reviewer, at most four; signed paths of this shop, valid for an hour.",
    v.array(
      v.object({
        url: described("The whole picture.", v.string()),
        thumbnail_url: described("The picture, at most 320 pixels wide and high.", v.string()),
      }),
    ),
  ),
  created_at: DateTime,
});
export type Review = v.InferOutput<typeof Review>;

export const OwnReview = v.object({
  ...Review.entries,
  is_published: described("False until the shop approves the review.", v.boolean()),
});
export type OwnReview = v.InferOutput<typeof OwnReview>;

export const ReviewSummary = described(
  "Statistics of all reviews of a product, independent of the list's filter.",
  v.object({
    total: described("Number of reviews with any rating.", v.number()),
    average: described("Mean of the stars, rounded to one decimal; null without a review.", v.nullable(v.number())),
    by_rating: described(
      "From 5 stars down to 1.",
      v.array(
        v.object({
          rating: described("Stars, 1 to 5.", v.number()),
          count: described("Number of reviews with this rating.", v.number()),
        }),
      ),
    ),
  }),
);
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>;
