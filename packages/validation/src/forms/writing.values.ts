import type { ReviewInput } from "@noren/contract/shapes/review";
import type { Typed } from "./typed.ts";

export type ReviewValues = Typed<ReviewInput>;

export const emptyReview: ReviewValues = { rating: "", title: "", body: "", nickname: "" };

/** A reply to an inquiry, a memo of an order. */
export interface WritingValues {
  body: string;
}

export const emptyWriting: WritingValues = { body: "" };
