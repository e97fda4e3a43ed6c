import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { ProductPrice } from "#ui/elements/price/product-price";
import { CardFrame } from "#ui/slots/product-card/card-frame";
import { CardName } from "#ui/slots/product-card/card-name";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import { readCraft } from "../../own/craft/read-craft.ts";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** A piece on a sheet, seen low so that its foot shows; below it who made it, where, and whether one chooses the very piece. */
export function ProductCard(props: ProductCardProps) {
  const { product, children } = props;
  const { brand, review_summary } = product;
  const { place, choice } = readCraft(product);
  return (
    <CardFrame {...props} picture={{ ratio: "portrait" }}>
      <CardName product={product} />
      {brand ? (
        <p className={styles.brand}>
          {brand.name}
          {place ? <span className={styles.place}>{place}</span> : null}
        </p>
      ) : null}
      <p className={styles.price}>
        <ProductPrice product={product} />
      </p>
      {choice ? <p className={styles.choice}>{choice}</p> : null}
      {review_summary ? <p className={styles.rating}>{copy.rating(review_summary)}</p> : null}
      <ProductBadges className={styles.badges} product={product} />
      {children}
    </CardFrame>
  );
}
