import type { ProductInfo } from "@noren/contract";
import { memo, type ReactNode } from "react";
import { ProductCard } from "#ui/slots/product-card/product-card";
import type { SetAdded } from "#ui/slots/product-grid/set-added";
import styles from "./product-grid.module.css";

export interface ProductGridProps {
  products: readonly ProductInfo[];
  /** The accessible name of the list. */
  label?: string;
  /** The number of initially visible cards, whose pictures load at once. */
  priorityCount?: number;
  /** `row` is a single row that scrolls on a phone, for a few products among other content. */
  look?: "grid" | "row";
  onFavouriteToggled?: ((product: ProductInfo) => void) | undefined;
  onAddedToCart?: ((product: ProductInfo) => void) | undefined;
  /** For a theme whose grid orders several products at once; Simple's does not. */
  onSetAdded?: SetAdded | undefined;
  /** Below the text of each card. */
  renderBelow?: (product: ProductInfo) => ReactNode;
}

/**
 * Product cards: two to four per row. Memoised, because cards are most of a page's elements.
 */
export const ProductGrid = memo(function ProductGrid({
  products,
  label,
  priorityCount = 0,
  look = "grid",
  onFavouriteToggled,
  onAddedToCart,
  renderBelow,
}: ProductGridProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles[look]} aria-label={label}>
        {products.map((product, index) => (
          <li key={product.id} className={styles.item}>
            <ProductCard
              product={product}
              priority={index < priorityCount}
              onFavouriteToggled={onFavouriteToggled}
              onAddedToCart={onAddedToCart}
            >
              {renderBelow?.(product)}
            </ProductCard>
          </li>
        ))}
      </ul>
    </div>
  );
});
