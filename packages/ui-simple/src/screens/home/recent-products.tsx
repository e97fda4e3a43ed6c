import { homeCopy as copy } from "#ui/screens/home/home.copy";
import type { HomeProps } from "#ui/screens/home/home.props";
import { ProductRow } from "#ui/slots/product-row/product-row";
import styles from "./home-view.module.css";

type RecentProductsProps = Pick<HomeProps, "recentProducts" | "onFavouriteToggled" | "onAddedToCart">;

/** The products that this browser viewed last. */
export function RecentProducts({ recentProducts, onFavouriteToggled, onAddedToCart }: RecentProductsProps) {
  return (
    <ProductRow
      className={styles.section}
      title={copy.recent}
      products={recentProducts}
      onFavouriteToggled={onFavouriteToggled}
      onAddedToCart={onAddedToCart}
    />
  );
}
