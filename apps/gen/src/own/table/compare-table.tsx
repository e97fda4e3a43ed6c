import type { ProductInfo } from "@noren/contract";
import { useState } from "react";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { productListCopy } from "#ui/screens/product-list/product-list.copy";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { readUnitPrice } from "../facts/read-facts.ts";
import { columnsOf } from "./columns.ts";
import { comparePins, PRICE } from "./compare-pins.ts";
import { PinCell } from "./pin-cell.tsx";
import { ProductRow } from "./product-row.tsx";
import { RowOrder } from "./row-order.tsx";
import { TableHead } from "./table-head.tsx";
import { tableCopy as copy } from "./table.copy.ts";
import { useFocusAtPin } from "./use-focus-at-pin.ts";
import { ValueCell } from "./value-cell.tsx";
import styles from "./compare-table.module.css";

/** Rows of which the pictures are in view at first. */
const PRIORITY_COUNT = 4;

/** More columns are wider than the list on any screen, and are scrolled to. */
const WIDE_COLUMNS = 7;

/** 表で比べる: the list as a table that sorts by its heads, with up to four pinned rows on top. */
export function CompareTable(props: ProductListProps) {
  const { products, compareChoice, onSetAdded } = props;
  const pinned = compareChoice.products;
  const listed = products.filter(({ key }) => !compareChoice.keys.includes(key));
  const columns = columnsOf(products, pinned);
  const hasUnitPrices = [...pinned, ...products].some((product) => readUnitPrice(product));
  const isWide = columns.length + (hasUnitPrices ? 1 : 0) > WIDE_COLUMNS;
  const onToggled = useFocusAtPin(compareChoice.keys);
  const [refused, setRefused] = useState<{ key: string; pins: string } | null>(null);
  const pins = compareChoice.keys.join();
  const notes = new Map(columns.map((column) => [column.key, comparePins(pinned, column)]));
  const priceNotes = comparePins(pinned, { key: PRICE, better: "lower" });

  // The columns in which the pinned rows do not differ.
  const equal = new Set(columns.flatMap(({ key }) => (pinned[0] && notes.get(key)?.(pinned[0]).isSame ? [key] : [])));

  const toRow = (isPinned: boolean) => (product: ProductInfo, index: number) => (
    <ProductRow
      key={product.id}
      product={product}
      priority={index < PRIORITY_COUNT}
      priceNote={isPinned ? priceNotes?.(product) : undefined}
      hasUnitPrices={hasUnitPrices}
      pin={
        <PinCell
          product={product}
          choice={compareChoice}
          onToggled={() => onToggled(product.key)}
          onRefused={() => setRefused({ key: product.key, pins })}
        />
      }
      // Until the pins change.
      refusal={refused?.key === product.key && refused.pins === pins ? copy.refused(compareChoice.max) : null}
      values={columns.map((column) => (
        <ValueCell
          key={column.key}
          product={product}
          column={column}
          note={isPinned ? notes.get(column.key)?.(product) : undefined}
          isEqual={equal.has(column.key)}
        />
      ))}
    >
      <RowOrder product={product} onSetAdded={onSetAdded} />
    </ProductRow>
  );

  return (
    <div className={styles.space} data-wide={isWide || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className={styles.frame} role="region" aria-label={productListCopy.products} tabIndex={0}>
        <table className={styles.table} aria-label={productListCopy.products}>
          <TableHead {...props} columns={columns} equal={equal} hasUnitPrices={hasUnitPrices} />
          {pinned.length > 0 ? (
            <tbody className={styles.pinned}>
              <tr className={styles.group}>
                <th colSpan={columns.length + (hasUnitPrices ? 5 : 4)} scope="rowgroup">
                  <VisuallyHidden>{copy.pinnedGroup}</VisuallyHidden>
                </th>
              </tr>
              {pinned.map(toRow(true))}
            </tbody>
          ) : null}
          <tbody className={styles.rows}>{listed.map(toRow(false))}</tbody>
        </table>
      </div>
    </div>
  );
}
