import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import type { HomeCollection, HomeProps } from "#ui/screens/home/home.props";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import styles from "./home-view.module.css";

type CollectionSectionProps = Pick<HomeProps, "onFavouriteToggled" | "onAddedToCart"> & { collection: HomeCollection };

/** Number of products in a row on a tablet and wider. */
const ROW = 4;

/** A selection of products under its heading. */
export function CollectionSection({ collection, onFavouriteToggled, onAddedToCart }: CollectionSectionProps) {
  const { title, lead, products, path } = collection;
  if (products.length === 0) return null;
  const more = path ? (
    <TextLink href={path} look="arrow">
      <span aria-hidden="true">{copy.more}</span>
      <VisuallyHidden>{copy.moreOf(title)}</VisuallyHidden>
    </TextLink>
  ) : undefined;
  return (
    <section className={styles.section}>
      <div>
        <Heading level={2} aside={more}>
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
