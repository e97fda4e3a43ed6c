import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { ProductPrice } from "#ui/elements/price/product-price";
import { CardFrame } from "#ui/slots/product-card/card-frame";
import { CardName } from "#ui/slots/product-card/card-name";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** The attribute with the colours in which a piece is made. */
const COLOURS = "leather";

/** A piece, its name, its price, and its colours as words. */
export function ProductCard(props: ProductCardProps) {
  const { product, children } = props;
  const { review_summary } = product;
  const colours = product.attributes?.find(({ key }) => key === COLOURS)?.text;
  return (
    <CardFrame {...props} picture={{ ratio: "portrait", maxFetchedWidth: 1200 }}>
      <CardName product={product} />
      <p className={styles.price}>
        <ProductPrice product={product} />
      </p>
      {colours ? <p className={styles.brand}>{colours}</p> : null}
      {review_summary ? <p className={styles.rating}>{copy.rating(review_summary)}</p> : null}
      <ProductBadges className={styles.badges} product={product} />
      {children}
    </CardFrame>
  );
}
