import { productReviewsCopy as copy } from "#ui/screens/product/product-reviews.copy";

const STARS = 5;

/** A rating as stars, which a screen reader reads as a number. */
export function RatingStars({ rating }: { rating: number }) {
  const filled = Math.min(STARS, Math.max(0, Math.round(rating)));
  return (
    <span role="img" aria-label={copy.stars(rating)} className="reviews-stars">
      {"★".repeat(filled)}
      {"☆".repeat(STARS - filled)}
    </span>
  );
}
