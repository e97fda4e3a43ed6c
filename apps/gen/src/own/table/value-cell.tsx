import type { ProductInfo } from "@noren/contract";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { type Column, findFact } from "./columns.ts";
import type { CellNote } from "./compare-pins.ts";
import { tableCopy as copy } from "./table.copy.ts";
import styles from "./compare-table.module.css";

interface ValueCellProps {
  product: ProductInfo;
  column: Column;
  note: CellNote | undefined;
  /** The pinned rows do not differ in the column, which ちがいだけ hides. */
  isEqual: boolean;
}

/** The value of a product in a column; its unit is in the head. */
export function ValueCell({ product, column: { key, isNumber, better }, note, isEqual }: ValueCellProps) {
  const fact = findFact(product, key);
  return (
    <td
      className={isNumber ? styles.number : styles.words}
      data-same={note?.isSame}
      data-equal={isEqual || undefined}
      data-best={note?.isBest || undefined}
    >
      {fact ? (
        (fact.number ?? fact.text)
      ) : (
        <>
          <span aria-hidden="true">{copy.none}</span>
          <VisuallyHidden>{copy.noneLabel}</VisuallyHidden>
        </>
      )}
      {note?.isBest && better ? <small>{copy.best[better]}</small> : null}
    </td>
  );
}
