import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { ProductPrice } from "#ui/elements/price/product-price";
import { CardFrame } from "#ui/slots/product-card/card-frame";
import { CardName } from "#ui/slots/product-card/card-name";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import { KeepingLine } from "../../own/keeping/keeping-line.tsx";
import { describeKind, readKeeping } from "../../own/keeping/read-keeping.ts";
import { fitsOnSlip, Slip } from "../../own/slip/slip.tsx";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** A plate from above with the slip of its name; below, what it is, what it costs, how long it keeps. */
export function ProductCard(props: ProductCardProps) {
  const { product, children } = props;
  const { name, attributes, review_summary } = product;
  const kind = describeKind(attributes);
  const keeping = readKeeping(attributes);
  return (
    <CardFrame {...props} over={fitsOnSlip(name) ? <Slip className={styles.slip} lines={[name]} /> : null}>
      <CardName product={product} />
      {kind === "" ? null : <p className={styles.brand}>{kind}</p>}
      <p className={styles.price}>
        <ProductPrice product={product} />
      </p>
      {keeping ? <KeepingLine keeping={keeping} /> : null}
      {review_summary ? <p className={styles.rating}>{copy.rating(review_summary)}</p> : null}
      <ProductBadges className={styles.badges} product={product} />
      {children}
    </CardFrame>
  );
}
