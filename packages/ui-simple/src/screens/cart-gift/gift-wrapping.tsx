import { cartGiftCopy as copy } from "#ui/screens/cart-gift/cart-gift.copy";
import type { GiftReview } from "#ui/screens/cart-gift/cart-gift.props";
import { GiftOptions } from "#ui/screens/cart-gift/gift-options";

/** The wrapping, with picture and price. */
export function GiftWrapping({ review }: { review: GiftReview }) {
  if (review.wrappings.length === 0) return null;
  return <GiftOptions name="wrapping" none={copy.noWrapping} options={review.wrappings} />;
}
