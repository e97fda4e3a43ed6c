import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import type { HomeCollection, HomeProps } from "#ui/screens/home/home.props";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import styles from "../../own/home/home.module.css";

type CollectionSectionProps = Pick<HomeProps, "onFavouriteToggled" | "onAddedToCart"> & { collection: HomeCollection };

/** A selection of flowers: heading, text and link are centred. */
export function CollectionSection({ collection, onFavouriteToggled, onAddedToCart }: CollectionSectionProps) {
  const { alias, title, lead, products, path } = collection;
  if (products.length === 0) return null;
  return (
    <section className={styles.selection}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <ProductGrid
        look={alias === "newest" ? "grid" : "row"}
        products={products}
        label={title}
        onFavouriteToggled={onFavouriteToggled}
        onAddedToCart={onAddedToCart}
      />
      {path ? (
        <p className={styles.more}>
          <ButtonLink href={path} aria-label={copy.moreOf(title)}>
            {copy.more}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}
