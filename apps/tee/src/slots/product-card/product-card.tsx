import type { ProductCardProps } from "@noren/ui-simple/slots/product-card/product-card";
import { ProductPrice } from "#ui/elements/price/product-price";
import { CardFrame } from "#ui/slots/product-card/card-frame";
import { CardName } from "#ui/slots/product-card/card-name";
import { ProductBadges } from "#ui/slots/product-card/product-badges";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import { readColours } from "../../own/colours/read-colours.ts";
import styles from "./product-card.module.css";

export type { ProductCardProps };

/** A shirt on its block; below it its colours, each with its name, and the days until it is shipped. */
export function ProductCard(props: ProductCardProps) {
  const { product, children } = props;
  const { review_summary, attributes = [] } = product;
  const colours = readColours(product);
  const ready = attributes.find(({ key }) => key === "ready")?.text;
  return (
    <CardFrame {...props} picture={{ ratio: "portrait" }}>
      {colours.length > 0 ? (
        <ul className={styles.colours}>
          {colours.map(({ key, name }) => (
            <li key={key} className={styles.colour} data-body={key}>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <CardName product={product} />
      <p className={styles.price}>
        <ProductPrice product={product} />
      </p>
      {ready ? <p className={styles.ready}>{ready}</p> : null}
      {review_summary ? <p className={styles.rating}>{copy.rating(review_summary)}</p> : null}
      <ProductBadges className={styles.badges} product={product} />
      {children}
    </CardFrame>
  );
}
