import { ButtonLink } from "#ui/elements/button/button-link";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import type { HomeCollection, HomeProps } from "#ui/screens/home/home.props";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import styles from "../../own/home/selection.module.css";

type CollectionSectionProps = Pick<HomeProps, "onFavouriteToggled" | "onAddedToCart"> & { collection: HomeCollection };

/** The collection that stands on espresso. */
const SLAB = "single-origins";

/** A row of at most this many products never scrolls: it shows them as the list does. */
const FEW = 3;

/** A selection of products under its heading; the single origins on espresso. */
export function CollectionSection({ collection, onFavouriteToggled, onAddedToCart }: CollectionSectionProps) {
  const { alias, title, lead, products, path } = collection;
  if (products.length === 0) return null;
  const section = (
    <section className={styles.selection}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <ProductGrid
        look={products.length > FEW ? "row" : "grid"}
        products={products}
        label={title}
        onFavouriteToggled={onFavouriteToggled}
        onAddedToCart={onAddedToCart}
      />
      {path ? (
        <p>
          <ButtonLink href={path} aria-label={copy.moreOf(title)}>
            {copy.more}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
  return alias === SLAB ? <div className={styles.slab}>{section}</div> : section;
}
