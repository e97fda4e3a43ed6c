import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { ProductPrice } from "#ui/elements/price/product-price";
import { CardFrame } from "#ui/slots/product-card/card-frame";
import { CardName } from "#ui/slots/product-card/card-name";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as simpleCopy } from "#ui/slots/product-card/product-card.copy";
import { cardCopy as copy } from "../../own/product/card.copy.ts";
import { takesPaper } from "../../own/sides.ts";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** The maker in gold, the name, the price, and what comes without a charge. */
export function ProductCard(props: ProductCardProps) {
  const { product, children } = props;
  return (
    <CardFrame {...props}>
      {product.brand ? <p className={styles.brand}>{product.brand.name}</p> : null}
      <CardName product={product} />
      <p className={styles.price}>
        <ProductPrice product={product} />
      </p>
      <p className={styles.rating}>{takesPaper(product) ? copy.paper : copy.tanzaku}</p>
      {product.review_summary ? <p className={styles.rating}>{simpleCopy.rating(product.review_summary)}</p> : null}
      <ProductBadges className={styles.badges} product={product} />
      {children}
    </CardFrame>
  );
}
