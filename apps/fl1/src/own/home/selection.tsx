import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import type { HomeProps } from "#ui/screens/home/home.props";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import styles from "./home.module.css";

interface SelectionProps extends Pick<HomeProps, "onFavouriteToggled" | "onAddedToCart"> {
  collection: HomeProps["collections"][number];
  look?: "grid" | "row";
}

/** A selection of flowers: heading, text and the way on all stand in the middle. */
export function Selection({ collection, look = "grid", onFavouriteToggled, onAddedToCart }: SelectionProps) {
  const { title, lead, products, path } = collection;
  if (products.length === 0) return null;
  return (
    <section className={styles.selection}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <ProductGrid
        look={look}
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
