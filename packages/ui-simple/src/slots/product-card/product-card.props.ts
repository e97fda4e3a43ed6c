import type { ProductInfo } from "@noren/contract";
import type { ReactNode } from "react";

export interface ProductCardProps {
  product: ProductInfo;
  /** As in `ProductPicture`; by default that of the product grid. */
  sizes?: string;
  /** For the first visible cards: their pictures load at once. */
  priority?: boolean;
  /** Without it the card has no favourite button. */
  onFavouriteToggled?: ((product: ProductInfo) => void) | undefined;
  /**
   * Adds the product's default variant to the cart. Simple's card has no button for it; a theme's card may have one where
   * `default_variant_id` is not null. Undefined while the shop has stopped selling.
   */
  onAddedToCart?: ((product: ProductInfo) => void) | undefined;
  /** Below the text. */
  children?: ReactNode;
}
