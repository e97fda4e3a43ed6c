import * as v from "valibot";
import { optionalText, text } from "./text.ts";

const Stars = v.pipe(
  v.number("数値で指定してください。"),
  v.integer("整数で指定してください。"),
  v.minValue(1, "1以上で指定してください。"),
  v.maxValue(5, "5以下で指定してください。"),
);

export const ReviewInput = v.strictObject({
  /** 1 to 5 stars. */
  rating: Stars,
  title: optionalText(50),
  body: text(2000),
  /** The name that stands below it; never the member's own by itself. */
  nickname: text(20),
});
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
