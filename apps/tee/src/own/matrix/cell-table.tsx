import { titlesCopy as titles } from "../titles.copy.ts";
import { CellField } from "./cell-field.tsx";
import { matrixCopy as copy } from "./matrix.copy.ts";
import { moveFocus } from "./move-focus.ts";
import { type Entries, readQuantities, sumUp } from "./quantities.ts";
import type { Cell, Matrix } from "./read-matrix.ts";
import { type PastedTable, readPastedTable } from "./read-pasted-table.ts";
import styles from "./cell-table.module.css";

interface CellTableProps {
  matrix: Matrix;
  /** The chosen colour's row, the only one that a phone shows. */
  active: number;
  entries: Entries;
  isSelling: boolean;
  errorOf: (cell: Cell) => string | undefined;
  onEntered: (entered: Entries) => void;
  onPasted: (table: PastedTable) => void;
  onRowChosen: (row: number) => void;
}

/** A row for each colour with a field for each size, and the pieces of the row at its end. */
export function CellTable(props: CellTableProps) {
  const { matrix, active, entries, isSelling, errorOf, onEntered, onPasted, onRowChosen } = props;
  const { rows, sizes } = matrix;
  const quantities = readQuantities(entries);
  return (
    <div className={styles.table} style={{ ["--sizes" as string]: Math.max(sizes.length, 1) }}>
      <div className={styles.sizes} aria-hidden="true">
        {sizes.map((size) => (
          <span key={size}>{size}</span>
        ))}
      </div>
      {rows.map((row, r) => (
        <fieldset key={row.colour} className={styles.row} data-active={r === active || undefined}>
          <legend className={styles.legend} data-body={row.body ?? undefined}>
            {row.colour || titles.pieces}
          </legend>
          {row.cells.map((cell, c) =>
            cell ? (
              <CellField
                key={cell.id}
                cell={cell}
                size={sizes[c] ?? titles.pieces}
                text={entries.get(cell.id) ?? ""}
                error={errorOf(cell)}
                isSelling={isSelling}
                onEntered={(text) => onEntered(new Map([[cell.id, text]]))}
                onFocus={() => r !== active && onRowChosen(r)}
                onKeyDown={(event) => moveFocus(rows, r, c, event)}
                onPaste={(event) => {
                  const table = readPastedTable(event.clipboardData.getData("text"), matrix, { row: r, column: c });
                  if (!table) return;
                  event.preventDefault();
                  onPasted(table);
                }}
              />
            ) : (
              <span key={sizes[c]} className={styles.none}>
                {copy.notMade}
              </span>
            ),
          )}
          {sizes.length > 1 ? (
            <span className={styles.rowSum} aria-hidden="true">
              {sumUp([row], quantities).pieces || null}
            </span>
          ) : null}
        </fieldset>
      ))}
    </div>
  );
}
