import type { OwnReview, Review, ReviewSummary } from "@noren/contract";
import type { reviewFields } from "@noren/validation/fields/review";
import type { FormOutput } from "@noren/validation/form-values";
import type { FormSubmit } from "#ui/forms/form-submit";
import type { AttachmentsProps } from "#ui/slots/attachments/attachments.props";

/** A choice that changes the list; `isCurrent` marks the list that is shown. */
export interface ReviewLink {
  path: string;
  isCurrent: boolean;
}

/** How the visitor can write a review. */
export type ReviewWriting =
  | { kind: "login"; path: string }
  | { kind: "link"; path: string }
  | {
      kind: "form";
      /** Whether the shop reads a review before it publishes it. */
      needsApproval: boolean;
      photos: AttachmentsProps;
      onSubmitted: FormSubmit<FormOutput<typeof reviewFields>>;
    }
  | { kind: "done"; isPublished: boolean };

export interface ProductReviewsProps {
  /** Null while loading. */
  list: {
    /** `isMarked` once the visitor has marked it as helpful. */
    reviews: readonly (Review & { isMarked: boolean })[];
    summary: ReviewSummary;
    /** The list of each rating, from 5 stars down. */
    ratings: readonly (ReviewLink & { rating: number; count: number })[];
    sorts: readonly (ReviewLink & { sort: "newest" | "helpful" | "rating_desc" | "rating_asc" })[];
    /** The list of all ratings; null while it is shown. */
    allPath: string | null;
    previousPath: string | null;
    nextPath: string | null;
  } | null;
  /** Marks a review as helpful; null on the server. */
  onHelpfulMarked: ((id: number) => void) | null;
  /** The member's own review, shown or not; null without one. */
  own: { review: OwnReview; onDeleted: FormSubmit<unknown> } | null;
  /** Null on the server, and in a shop without members. */
  writing: ReviewWriting | null;
}
