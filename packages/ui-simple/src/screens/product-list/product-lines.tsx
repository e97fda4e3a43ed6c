import { ProductLine } from "#ui/screens/product-list/product-line";
import type { ProductGridProps } from "#ui/slots/product-grid/product-grid";
import styles from "./product-lines.module.css";

/** Products in rows, for comparing their facts. */
export function ProductLines({ products, label, priorityCount = 0, renderBelow, ...card }: ProductGridProps) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductLine
            product={product}
            priority={index < priorityCount}
            onFavouriteToggled={card.onFavouriteToggled}
            onAddedToCart={card.onAddedToCart}
          >
            {renderBelow?.(product)}
          </ProductLine>
        </li>
      ))}
    </ul>
  );
}
