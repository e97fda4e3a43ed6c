import { Heading } from "#ui/elements/heading/heading";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import type { HomeProps } from "#ui/screens/home/home.props";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import styles from "./home-view.module.css";

type RecentProductsProps = Pick<HomeProps, "recentProducts" | "onFavouriteToggled" | "onAddedToCart">;

/** The products that this browser viewed last. */
export function RecentProducts({ recentProducts, onFavouriteToggled, onAddedToCart }: RecentProductsProps) {
  if (recentProducts.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={2}>{copy.recent}</Heading>
      <ProductGrid
        look="row"
        products={recentProducts}
        onFavouriteToggled={onFavouriteToggled}
        onAddedToCart={onAddedToCart}
      />
    </section>
  );
}
