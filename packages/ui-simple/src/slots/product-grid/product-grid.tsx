import type { ProductInfo } from "@noren/contract";
import { memo } from "react";
import { ProductCard } from "#ui/slots/product-card/product-card";
import styles from "./product-grid.module.css";

export interface ProductGridProps {
  products: readonly ProductInfo[];
  /** Says what is listed, for assistive technology. */
  label?: string;
  /** How many of the first are in view when the page comes: their pictures are fetched at once. */
  priorityCount?: number;
  /** `row` stays one line that scrolls sideways on a phone: for a few products among other things. */
  look?: "grid" | "row";
  onFavouriteToggled?: ((product: ProductInfo) => void) | undefined;
  onAddedToCart?: ((product: ProductInfo) => void) | undefined;
}

/**
 * Product cards: two a line on a phone, otherwise as many as have room. Most of a page is cards, so they are made anew
 * only when they change.
 */
export const ProductGrid = memo(function ProductGrid({
  products,
  label,
  priorityCount = 0,
  look = "grid",
  onFavouriteToggled,
  onAddedToCart,
}: ProductGridProps) {
  return (
    <ul className={styles[look]} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.item}>
          <ProductCard
            product={product}
            priority={index < priorityCount}
            onFavouriteToggled={onFavouriteToggled}
            onAddedToCart={onAddedToCart}
          />
        </li>
      ))}
    </ul>
  );
});
