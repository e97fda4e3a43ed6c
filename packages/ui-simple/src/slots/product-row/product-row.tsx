import { Heading } from "#ui/elements/heading/heading";
import { joinClasses } from "#ui/join-classes";
import { ProductGrid, type ProductGridProps } from "#ui/slots/product-grid/product-grid";
import styles from "./product-row.module.css";

export interface ProductRowProps extends Pick<ProductGridProps, "products" | "onFavouriteToggled" | "onAddedToCart"> {
  title: string;
  className?: string | undefined;
}

/** A section with a heading and one row of products. Shows nothing without products. */
export function ProductRow({ title, className, products, onFavouriteToggled, onAddedToCart }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section className={joinClasses(styles.section, className)}>
      <Heading level={2}>{title}</Heading>
      <ProductGrid
        look="row"
        products={products}
        label={title}
        onFavouriteToggled={onFavouriteToggled}
        onAddedToCart={onAddedToCart}
      />
    </section>
  );
}
