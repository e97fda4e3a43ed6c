import type { ProductInfo } from "@noren/contract";
import { MAX_QUANTITY } from "@noren/validation/fields/quantity";
import { readCount } from "#ui/slots/product-grid/read-count";
import { type KeyboardEvent, memo, type SubmitEvent, useRef, useState } from "react";
import type { FormFailure } from "#ui/forms/form-submit";
import type { ProductGridProps } from "@noren/ui-simple/slots/product-grid/product-grid";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { ProductRow, quantityId } from "./product-row.tsx";
import { SORT_COLUMNS, type SortOrder, sortRows } from "./sort-rows.ts";
import { TableBar } from "./table-bar.tsx";
import { tableCopy as copy } from "./table.copy.ts";
import styles from "./product-table.module.css";

/**
 * Products as a table that sorts by its heads. Where the page can add several at once, each row has a number of cases, and one
 * press adds all of them to the cart, or none. Memoised, because rows are most of a page's elements.
 */
export const ProductTable = memo(function ProductTable(props: ProductGridProps) {
  const { products, label, priorityCount = 0, onSetAdded, onAddedToCart, onFavouriteToggled, renderBelow } = props;
  const form = useRef<HTMLFormElement>(null);
  const [order, setOrder] = useState<SortOrder | null>(null);
  const [quantities, setQuantities] = useState<ReadonlyMap<number, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const casesOf = ({ id }: ProductInfo) => {
    const cases = readCount(quantities.get(id) ?? "");
    return cases !== null && cases <= MAX_QUANTITY ? cases : null;
  };
  const chosen = products.flatMap((product) => {
    const cases = casesOf(product);
    const variantId = product.default_variant_id;
    return !cases || variantId === null ? [] : [{ product, variantId, cases }];
  });
  const unread = products.find((product) => casesOf(product) === null);
  const problem = unread ? copy.notWhole(unread.code) : failure;
  const isRefused = (product: ProductInfo) => casesOf(product) === null || failure?.includes(product.name) === true;
  const rows = sortRows(products, order);

  const enter = (id: number, text: string) => {
    setQuantities((before) => new Map(before).set(id, text));
    setFailure(null);
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (unread) return document.getElementById(quantityId(unread))?.focus();
    if (!onSetAdded || isAdding || chosen.length === 0) return;
    setAdding(true);
    const set = chosen.map(({ variantId, cases }) => ({ product_id: variantId, quantity: cases }));
    const failed = await onSetAdded(set).catch((): FormFailure => ({ message: copy.offline }));
    setAdding(false);
    if (!failed) return setQuantities(new Map());
    const { message } = failed;
    // A toast shows a failure without a message.
    if (message === undefined) return;
    setFailure(message);
    const refused = chosen.find(({ product }) => message.includes(product.name));
    if (refused) document.getElementById(quantityId(refused.product))?.focus();
  };
  /** Enter and the arrows move over the quantities. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key];
    if (by === undefined || event.nativeEvent.isComposing) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>("tbody input") ?? [])];
    const next = fields[fields.indexOf(event.currentTarget) + by];
    if (!next && event.key !== "Enter") return;
    event.preventDefault();
    (next ?? form.current?.querySelector<HTMLButtonElement>("button[type=submit]"))?.focus();
    next?.select();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      {onSetAdded ? <ScriptNote /> : null}
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th className={styles.picture} scope="col">
              <VisuallyHidden>{copy.picture}</VisuallyHidden>
            </th>
            {SORT_COLUMNS.map((column) => (
              <th
                key={column}
                className={styles[column]}
                scope="col"
                aria-sort={order?.column === column ? (order.isDown ? "descending" : "ascending") : undefined}
              >
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => setOrder({ column, isDown: order?.column === column && !order.isDown })}
                >
                  {copy.heads[column]}
                </button>
              </th>
            ))}
            <th className={styles.quantity} scope="col">
              {copy.heads.quantity}
            </th>
            {renderBelow ? (
              <th className={styles.compare} scope="col">
                {copy.compare}
              </th>
            ) : null}
            <th className={styles.heart} scope="col">
              <VisuallyHidden>{copy.favourite}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((product, index) => (
            <ProductRow
              key={product.id}
              product={product}
              priority={index < priorityCount}
              quantity={onSetAdded && product.default_variant_id !== null ? (quantities.get(product.id) ?? "") : null}
              isRefused={isRefused(product)}
              onQuantityChanged={(text) => enter(product.id, text)}
              onKeyDown={onKeyDown}
              onAdded={onAddedToCart && (() => onAddedToCart(product))}
              onFavouriteToggled={onFavouriteToggled && (() => onFavouriteToggled(product))}
            >
              {renderBelow?.(product)}
            </ProductRow>
          ))}
        </tbody>
      </table>
      {chosen.length > 0 || problem !== null ? (
        <TableBar
          chosen={chosen}
          failure={problem}
          isAdding={isAdding}
          onCleared={() => {
            setQuantities(new Map());
            setFailure(null);
          }}
        />
      ) : null}
    </form>
  );
});
