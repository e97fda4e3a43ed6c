import type { Review } from "@noren/contract";
import { formatDate } from "@noren/validation/format";
import { Badge } from "#ui/elements/badge/badge";
import { Button } from "#ui/elements/button/button";
import { productReviewsCopy as copy } from "#ui/screens/product/product-reviews.copy";
import type { ProductReviewsProps } from "#ui/screens/product/product-reviews.props";
import { RatingStars } from "#ui/screens/product/rating-stars";
import { ReviewPhotos } from "#ui/screens/product/review-photos";

interface ReviewEntryProps {
  review: Review & { isMarked?: boolean };
  onHelpfulMarked: ProductReviewsProps["onHelpfulMarked"];
}

/** A review with its photos, and the button that marks it as helpful. */
export function ReviewEntry({ review, onHelpfulMarked }: ReviewEntryProps) {
  const { id, rating, title, body, nickname, is_purchased, created_at, helpful_count, isMarked } = review;
  return (
    <article>
      <p>
        <RatingStars rating={rating} /> {title === null ? null : <strong>{title}</strong>}
      </p>
      <p className="reviews-text">{body}</p>
      <ReviewPhotos nickname={nickname} photos={review.photos} />
      <footer className="reviews-links">
        <span>{copy.by(nickname)}</span>
        {is_purchased ? <Badge>{copy.purchased}</Badge> : null}
        <time dateTime={created_at}>{formatDate(created_at)}</time>
      </footer>
      <div className="reviews-helpful">
        {onHelpfulMarked === null ? null : (
          <Button
            size="medium"
            aria-pressed={isMarked ?? false}
            icon={isMarked ? "check" : undefined}
            onClick={isMarked ? undefined : () => onHelpfulMarked(id)}
          >
            {isMarked ? copy.markedHelpful : copy.helpful}
          </Button>
        )}
        <span>{helpful_count > 0 ? copy.helpfulCount(helpful_count) : null}</span>
      </div>
    </article>
  );
}
