import { ProductPrice } from "#ui/elements/price/product-price";
import { CardFrame } from "#ui/slots/product-card/card-frame";
import { CardName } from "#ui/slots/product-card/card-name";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import type { ProductCardProps } from "#ui/slots/product-card/product-card.props";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** A product in a list. */
export function ProductCard(props: ProductCardProps) {
  const { product, children } = props;
  const { brand, review_summary } = product;
  return (
    <CardFrame {...props}>
      {brand ? <p className={styles.brand}>{brand.name}</p> : null}
      <CardName product={product} />
      <p className={styles.price}>
        <ProductPrice product={product} />
      </p>
      {review_summary ? <p className={styles.rating}>{copy.rating(review_summary)}</p> : null}
      <ProductBadges className={styles.badges} product={product} />
      {children}
    </CardFrame>
  );
}
