import type { CartLine, Picture, ProductAttribute } from "@noren/contract";
import type { ReactNode } from "react";
import { Price, ReducedRateLegend } from "#ui/elements/price/price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { formatNumber } from "@noren/validation/format";
import { lineListCopy as copy } from "#ui/slots/line-list/line-list.copy";
import { LineQuantity } from "#ui/slots/line-list/line-quantity";
import styles from "./line-list.module.css";

/** A line of a cart or an order. */
export interface Line extends Pick<CartLine, "product_name" | "unit_price" | "quantity" | "subtotal" | "tax_rate"> {
  key: string;
  image: Picture;
  /** The product's attributes for cards; absent where they are unknown. */
  attributes?: readonly ProductAttribute[] | undefined;
  /** Letters that are embroidered on each piece. */
  name_embroidery?: string | null;
  /** The name of the product whose accessory it is. */
  accessoryOf?: string | null;
  /** The path of the product; null where it has no page. */
  path: string | null;
  /** Below the name and the price: a badge, a warning. */
  extra?: ReactNode;
  /** Replaces the quantity, e.g. by the cart's input. */
  quantityField?: ReactNode;
  action?: ReactNode;
  /** Below the whole line. */
  below?: ReactNode;
}

interface LineListProps {
  lines: readonly Line[];
  /** A line is taxed at the reduced rate: the list must carry `ReducedRateLegend`. */
  hasReducedRate: boolean;
  label?: string;
}

/** The lines of a cart or an order. */
export function LineList({ lines, hasReducedRate, label = copy.label }: LineListProps) {
  return (
    <div className={styles.frame}>
      <ul className={styles.list} aria-label={label}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <div className={styles.picture}>
              <ProductPicture
                picture={line.image}
                sizes="(width > 767px) 120px, 88px"
                maxFetchedWidth={320}
                ratio="square"
                alt=""
              />
            </div>
            <div className={styles.text}>
              <p className={styles.name}>
                {line.path ? <a href={line.path}>{line.product_name}</a> : line.product_name}
              </p>
              {line.accessoryOf ? <p className={styles.note}>{copy.accessoryOf(line.accessoryOf)}</p> : null}
              {line.name_embroidery ? <p className={styles.note}>{copy.embroidery(line.name_embroidery)}</p> : null}
              <p className={styles.unit}>{copy.unitPrice(formatNumber(line.unit_price))}</p>
              {line.extra}
            </div>
            <div className={styles.quantity}>
              {line.quantityField ?? <LineQuantity quantity={line.quantity} attributes={line.attributes} />}
            </div>
            <p className={styles.subtotal}>
              <Price value={line.subtotal} taxRate={line.tax_rate} bare />
            </p>
            {line.action ? <div className={styles.action}>{line.action}</div> : null}
            {line.below ? <div className={styles.below}>{line.below}</div> : null}
          </li>
        ))}
      </ul>
      {hasReducedRate ? <ReducedRateLegend /> : null}
    </div>
  );
}
