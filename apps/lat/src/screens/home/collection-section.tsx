import { ButtonLink } from "#ui/elements/button/button-link";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import type { HomeCollection, HomeProps } from "#ui/screens/home/home.props";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import { SectionFrame } from "#ui/screens/home/section-frame";
import styles from "../../own/home/dark.module.css";

type CollectionSectionProps = Pick<HomeProps, "onFavouriteToggled" | "onAddedToCart"> & { collection: HomeCollection };

/** The collection with a dark background. */
const DARK = "single-origins";

/** A row of at most this many products never scrolls: it shows them as the list does. */
const FEW = 3;

/** The products of a collection under its heading; the single origins on a dark background. */
export function CollectionSection({ collection, onFavouriteToggled, onAddedToCart }: CollectionSectionProps) {
  const { alias, title, lead, products, path } = collection;
  if (products.length === 0) return null;
  const section = (
    <SectionFrame title={title} lead={lead}>
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
    </SectionFrame>
  );
  return alias === DARK ? <div className={styles.dark}>{section}</div> : section;
}
