import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { ProductPrice } from "#ui/elements/price/product-price";
import { CardFrame } from "#ui/slots/product-card/card-frame";
import { CardName } from "#ui/slots/product-card/card-name";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import { CareFacts } from "../../own/care/care-facts.tsx";
import { HeightRule } from "../../own/care/height-rule.tsx";
import { readCare } from "../../own/care/read-care.ts";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** A plant with its true height, its name and price, and what it needs: light, water, warmth. */
export function ProductCard(props: ProductCardProps) {
  const { product, children } = props;
  const care = readCare(product.attributes);
  const isPlant = care.light !== undefined;
  return (
    <CardFrame
      {...props}
      picture={{ ratio: "portrait", maxFetchedWidth: 800 }}
      over={isPlant && care.height !== undefined ? <HeightRule height={care.height} /> : null}
    >
      <CardName product={product} />
      <p className={styles.price}>
        <ProductPrice product={product} />
      </p>
      <CareFacts care={care} />
      {product.review_summary ? <p className={styles.rating}>{copy.rating(product.review_summary)}</p> : null}
      <ProductBadges className={styles.badges} product={product} />
      {children}
    </CardFrame>
  );
}
