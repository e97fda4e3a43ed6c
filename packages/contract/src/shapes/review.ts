import { reviewFields } from "@noren/validation/fields/review";
import * as v from "valibot";
import { described } from "../described.ts";
import { inputs } from "../input.ts";
import { DateTime, Id, PlainText } from "./text.ts";

export const ReviewInput = v.strictObject(inputs(reviewFields));
export type ReviewInput = v.InferInput<typeof ReviewInput>;

export const ReviewSort = v.picklist(["newest", "rating_desc", "rating_asc"]);
export type ReviewSort = v.InferOutput<typeof ReviewSort>;

export const Review = v.object({
  id: Id,
  product_id: described("The product's `id`.", v.number()),
  rating: described("1 to 5 stars.", v.number()),
  title: described("Plain text; null for none.", v.nullable(v.string())),
  body: PlainText,
  nickname: v.string(),
  is_purchased: described("Whether the reviewer had received the product from this shop when posting.", v.boolean()),
  created_at: DateTime,
});
export type Review = v.InferOutput<typeof Review>;

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
