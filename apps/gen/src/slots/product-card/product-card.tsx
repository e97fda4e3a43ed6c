import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { ProductPrice } from "#ui/elements/price/product-price";
import { CardFrame } from "#ui/slots/product-card/card-frame";
import { CardName } from "#ui/slots/product-card/card-name";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as cardCopy } from "#ui/slots/product-card/product-card.copy";
import { AddOne } from "../../own/facts/add-one.tsx";
import { factsCopy as copy } from "../../own/facts/facts.copy.ts";
import { Measures } from "../../own/facts/measures.tsx";
import { readUnitPrice } from "../../own/facts/read-facts.ts";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** A card: code, name, measures, price and the price of one, and a button. */
export function ProductCard(props: ProductCardProps) {
  const { product, onAddedToCart, children } = props;
  const unitPrice = readUnitPrice(product);
  return (
    <CardFrame {...props}>
      <p className={styles.code}>{product.code}</p>
      <CardName product={product} />
      <Measures attributes={product.attributes} />
      <p>
        <ProductPrice product={product} />
      </p>
      {unitPrice ? <p className={styles.unit}>{copy.unitPrice(unitPrice.unit, unitPrice.price)}</p> : null}
      {product.review_summary ? <p className={styles.rating}>{cardCopy.rating(product.review_summary)}</p> : null}
      <ProductBadges className={styles.badges} product={product} />
      <div className={styles.acts}>
        <AddOne product={product} onAdded={onAddedToCart} />
        {children}
      </div>
    </CardFrame>
  );
}
