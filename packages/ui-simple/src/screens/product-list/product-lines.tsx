import { ProductLine } from "#ui/screens/product-list/product-line";
import type { ProductGridProps } from "#ui/slots/product-grid/product-grid";
import styles from "./product-lines.module.css";

type ProductLinesProps = Pick<
  ProductGridProps,
  "products" | "label" | "priorityCount" | "renderBelow" | "onFavouriteToggled"
>;

/** Products in rows, for comparing their facts. */
export function ProductLines(props: ProductLinesProps) {
  const { products, label, priorityCount = 0, renderBelow, onFavouriteToggled } = props;
  return (
    <ul className={styles.lines} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductLine product={product} priority={index < priorityCount} onFavouriteToggled={onFavouriteToggled}>
            {renderBelow?.(product)}
          </ProductLine>
        </li>
      ))}
    </ul>
  );
}
