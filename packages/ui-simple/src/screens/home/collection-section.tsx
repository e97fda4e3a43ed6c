import { Heading } from "#ui/elements/heading/heading";
import type { HomeCollection, HomeProps } from "#ui/screens/home/home.props";
import { MoreLink } from "#ui/screens/home/more-link";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import styles from "./home-view.module.css";

type CollectionSectionProps = Pick<HomeProps, "onFavouriteToggled" | "onAddedToCart"> & { collection: HomeCollection };

/** Number of products in a row on a tablet and wider. */
const ROW = 4;

/** A selection of products under its heading. */
export function CollectionSection({ collection, onFavouriteToggled, onAddedToCart }: CollectionSectionProps) {
  const { title, lead, products, path } = collection;
  if (products.length === 0) return null;
  return (
    <section className={styles.section}>
      <div>
        <Heading level={2} aside={path ? <MoreLink path={path} title={title} /> : undefined}>
          {title}
        </Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <ProductGrid
        look={products.length > ROW ? "grid" : "row"}
        products={products}
        label={title}
        onFavouriteToggled={onFavouriteToggled}
        onAddedToCart={onAddedToCart}
      />
    </section>
  );
}
