import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { ProductPrice } from "#ui/elements/price/product-price";
import { CardFrame } from "#ui/slots/product-card/card-frame";
import { CardName } from "#ui/slots/product-card/card-name";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import { TasteChart } from "../../own/taste/taste-chart.tsx";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** A bag with its name, and instead of the brand what a roaster's customer asks for: roast, acidity, bitterness, body. */
export function ProductCard(props: ProductCardProps) {
  const { product, children } = props;
  const { attributes, review_summary } = product;
  return (
    <CardFrame {...props} picture={{ ratio: "portrait", maxFetchedWidth: 800 }}>
      <CardName product={product} />
      <TasteChart attributes={attributes} />
      <p className={styles.price}>
        <ProductPrice product={product} />
      </p>
      {review_summary ? <p className={styles.rating}>{copy.rating(review_summary)}</p> : null}
      <ProductBadges className={styles.badges} product={product} />
      {children}
    </CardFrame>
  );
}
