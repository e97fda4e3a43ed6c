import { reviewFields } from "@noren/validation/fields/review";
import * as v from "valibot";
import { inputs } from "../input.ts";

export const ReviewInput = v.strictObject(inputs(reviewFields));
export type ReviewInput = v.InferInput<typeof ReviewInput>;

export const Review = v.object({
  id: v.number(),
  /** The product's number. */
  product_id: v.number(),
  /** 1 to 5 stars. */
  rating: v.number(),
  title: v.nullable(v.string()),
  /** Plain text. */
  body: v.string(),
  nickname: v.string(),
  /** The reviewer has ordered the product here and not cancelled. */
  is_purchased: v.boolean(),
  /** ISO 8601. */
  created_at: v.string(),
});
export type Review = v.InferOutput<typeof Review>;

/** All reviews of a product in figures, whatever the list was narrowed to. */
export const ReviewSummary = v.object({
  total: v.number(),
  /** Mean of the stars, rounded to one decimal; null without a review. */
  average: v.nullable(v.number()),
  /** From 5 stars down to 1. */
  by_rating: v.array(v.object({ rating: v.number(), count: v.number() })),
});
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>;
