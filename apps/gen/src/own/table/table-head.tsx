import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import type { Column } from "./columns.ts";
import { HeadCell } from "./head-cell.tsx";
import { tableCopy as copy } from "./table.copy.ts";
import styles from "./compare-table.module.css";

interface TableHeadProps extends Pick<ProductListProps, "filter" | "pathWith" | "hasPrices"> {
  columns: readonly Column[];
  /** The columns in which the pinned rows do not differ. */
  equal: ReadonlySet<string>;
  hasUnitPrices: boolean;
}

/** The heads of the columns; those with an order of the shop's list are links. */
export function TableHead(props: TableHeadProps) {
  const { filter, pathWith, hasPrices, columns, equal, hasUnitPrices } = props;
  const { sort, by } = filter;
  const byPrice = { price_asc: "ascending", price_desc: "descending" } as const;
  const priceOrder = sort === "price_asc" || sort === "price_desc" ? byPrice[sort] : null;
  return (
    <thead>
      <tr>
        <th className={styles.pin} scope="col">
          <VisuallyHidden>{copy.pin}</VisuallyHidden>
        </th>
        <HeadCell
          className={styles.name}
          order={sort === "name" ? "ascending" : null}
          path={pathWith({ sort: "name", by: null, near: [] })}
        >
          {copy.name}
        </HeadCell>
        {hasPrices ? (
          <HeadCell
            className={styles.price}
            order={priceOrder}
            path={pathWith({ sort: sort === "price_asc" ? "price_desc" : "price_asc", by: null, near: [] })}
          >
            {copy.price}
          </HeadCell>
        ) : (
          <th className={styles.price} scope="col">
            {copy.price}
          </th>
        )}
        {hasUnitPrices ? (
          <th className={styles.unitPrice} scope="col">
            {copy.unitPrice}
          </th>
        ) : null}
        {columns.map(({ key, name, unit, isNumber, better }) => {
          if (!isNumber)
            return (
              <th key={key} className={styles.words} scope="col" data-equal={equal.has(key) || undefined}>
                {name}
              </th>
            );
          const isOrdered = by?.key === key;
          // The preferred numbers come first; the second press turns the order.
          const isDown = isOrdered ? !by.isDown : better === "higher";
          return (
            <HeadCell
              key={key}
              className={styles.number}
              order={isOrdered ? (by.isDown ? "descending" : "ascending") : null}
              path={pathWith({ sort: "recommended", near: [], by: { key, isDown } })}
              isEqual={equal.has(key)}
            >
              {copy.headOf(name, unit)}
            </HeadCell>
          );
        })}
        <th scope="col">{copy.add}</th>
      </tr>
    </thead>
  );
}
