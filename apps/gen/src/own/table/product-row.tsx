import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import type { ReactNode } from "react";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { factsCopy } from "../facts/facts.copy.ts";
import { readUnitPrice } from "../facts/read-facts.ts";
import type { CellNote } from "./compare-pins.ts";
import { tableCopy as copy } from "./table.copy.ts";
import styles from "./compare-table.module.css";

interface ProductRowProps {
  product: ProductInfo;
  priority: boolean;
  /** What the comparison says about the price; undefined outside of it. */
  priceNote: CellNote | undefined;
  /** The table has a column for the price of one piece. */
  hasUnitPrices: boolean;
  pin: ReactNode;
  /** Why the row was not pinned; null unless it was refused. */
  refusal: string | null;
  /** The cells of the attributes. */
  values: ReactNode;
  /** The quantity and its button. */
  children: ReactNode;
}

/** A product as a row: pin, name, price with the word of the stock, the attributes, the quantity and its button. */
export function ProductRow({
  product,
  priority,
  priceNote,
  hasUnitPrices,
  pin,
  refusal,
  values,
  children,
}: ProductRowProps) {
  const { key, code, name, image, is_stock_available: isInStock } = product;
  const unitPrice = readUnitPrice(product);
  return (
    <tr className={styles.row} data-out={!isInStock || undefined}>
      {pin}
      <th className={styles.name} scope="row">
        <div className={styles.product}>
          <ProductPicture
            picture={image}
            sizes="56px"
            maxFetchedWidth={160}
            ratio="square"
            alt=""
            priority={priority}
          />
          <span className={styles.code}>{code}</span>
          <a href={paths.product({ key })}>{name}</a>
        </div>
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      </th>
      <td className={styles.price} data-same={priceNote?.isSame} data-best={priceNote?.isBest || undefined}>
        <ProductPrice product={product} />
        {priceNote?.isBest ? <small>{copy.best.price}</small> : null}
        <span className={styles.stock}>{isInStock ? factsCopy.inStock : factsCopy.out}</span>
      </td>
      {hasUnitPrices ? (
        <td className={styles.unitPrice}>
          {unitPrice ? factsCopy.perUnit(unitPrice.price, unitPrice.unit) : copy.none}
        </td>
      ) : null}
      {values}
      <td>{children}</td>
    </tr>
  );
}
