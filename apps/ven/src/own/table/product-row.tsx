import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import type { KeyboardEvent, ReactNode } from "react";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { ProductPrice } from "#ui/elements/price/product-price";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";
import { pricePerPiece, readCase } from "#ui/slots/product-card/read-case";
import { readReady } from "../case/read-ready.ts";
import { tableCopy as copy } from "./table.copy.ts";
import field from "../field/field.module.css";
import styles from "./product-table.module.css";

interface ProductRowProps {
  product: ProductInfo;
  priority: boolean;
  /** Cases as typed; null where the row has no quantity. */
  quantity: string | null;
  isRefused: boolean;
  onQuantityChanged: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onAdded: (() => void) | undefined;
  onFavouriteToggled: (() => void) | undefined;
  /** Chooses the product for the comparison. */
  children: ReactNode;
}

/** The id of a row's quantity. */
export const quantityId = (product: Pick<ProductInfo, "id">): string => `cases-${product.id}`;

/** A product as a row of the table. */
export function ProductRow(props: ProductRowProps) {
  const { product, quantity, isRefused, onFavouriteToggled } = props;
  const { key, code, name, image, product_price_with_tax: price, attributes } = product;
  const isOut = !product.is_stock_available;
  const found = readCase(attributes);
  return (
    <tr className={styles.row} data-out={isOut || undefined} data-chosen={quantity ? "" : undefined}>
      <td className={styles.picture}>
        <ProductPicture
          picture={image}
          sizes="56px"
          maxFetchedWidth={160}
          ratio="square"
          alt=""
          priority={props.priority}
        />
      </td>
      <td className={styles.code}>{code}</td>
      <th className={styles.name} scope="row">
        <a href={paths.product({ key })}>{name}</a>
      </th>
      <td className={styles.case}>{found ? copy.countOf(found.count, found.unit) : null}</td>
      <td className={styles.piece}>{found && price !== null ? copy.pieceOf(pricePerPiece(price, found)) : null}</td>
      <td className={styles.price}>
        <ProductPrice product={product} />
      </td>
      <td className={styles.ready}>{isOut ? <strong>{copy.out}</strong> : readReady(attributes)}</td>
      <td className={styles.quantity}>
        {isOut || quantity === null ? (
          <AddOne {...props} />
        ) : (
          <span className={styles.field}>
            <input
              id={quantityId(product)}
              className={field.field}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={copy.quantityOf(code)}
              aria-invalid={isRefused || undefined}
              value={quantity}
              onChange={({ currentTarget: { value } }) => props.onQuantityChanged(value)}
              onKeyDown={props.onKeyDown}
            />
            <span aria-hidden="true">{copy.caseUnit}</span>
          </span>
        )}
      </td>
      {props.children ? <td className={styles.compare}>{props.children}</td> : null}
      <td className={styles.heart}>
        {onFavouriteToggled ? <FavouriteButton product={product} onToggled={onFavouriteToggled} /> : null}
      </td>
    </tr>
  );
}

/** Adds one case where the table has no quantities; leads to the product where something has to be chosen. */
function AddOne({ product, quantity, onAdded }: ProductRowProps) {
  if (!product.is_stock_available) return null;
  if (product.default_variant_id === null || quantity !== null)
    return <ButtonLink href={paths.product({ key: product.key })}>{copy.choose}</ButtonLink>;
  if (!onAdded) return null;
  return (
    <Button aria-label={copy.addOneOf(product.name)} onClick={onAdded}>
      {copy.addOne}
    </Button>
  );
}
