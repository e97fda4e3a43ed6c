import type { ClipboardEvent, KeyboardEvent } from "react";
import { matrixCopy as copy } from "./matrix.copy.ts";
import { readPieces, toEntry } from "./quantities.ts";
import type { Cell } from "./read-matrix.ts";
import styles from "./cell-table.module.css";

interface CellFieldProps {
  cell: Cell;
  size: string;
  /** As entered, also while an input method composes. */
  text: string;
  error: string | undefined;
  isSelling: boolean;
  onEntered: (text: string) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** The id of a cell's number field. */
export const cellId = ({ id }: Cell): string => `cell-${id}`;

/** The pieces of one variant: a number field, on a phone between two buttons, and how many are left. */
export function CellField(props: CellFieldProps) {
  const { cell, size, text, error, isSelling, onEntered } = props;
  const { name, max, left, isSoldOut } = cell;
  const id = cellId(cell);
  const entered = readPieces(text);
  const pieces = entered ?? 0;
  // A cell that sold out after its pieces were entered keeps its field, so that they can be taken out.
  if (isSoldOut && entered === 0)
    return (
      <div className={styles.cell}>
        <span className={styles.size}>{size}</span>
        <span className={styles.none}>{copy.soldOut}</span>
      </div>
    );
  const note = error ?? (left === null ? undefined : max < left ? copy.further(max) : copy.left(left));
  return (
    <div className={styles.cell}>
      <span className={styles.size} aria-hidden="true">
        {size}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={copy.less(name)}
        aria-disabled={pieces === 0}
        disabled={!isSelling}
        onClick={() => onEntered(toEntry(Math.max(pieces - 1, 0)))}
      >
        −
      </button>
      <input
        id={id}
        className={styles.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={copy.cell(name)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        disabled={!isSelling}
        value={text}
        onChange={({ currentTarget }) => onEntered(currentTarget.value)}
        onBlur={() => entered !== null && text !== toEntry(entered) && onEntered(toEntry(entered))}
        onFocus={props.onFocus}
        onKeyDown={props.onKeyDown}
        onPaste={props.onPaste}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={copy.more(name)}
        aria-disabled={pieces >= max}
        disabled={!isSelling}
        onClick={() => onEntered(toEntry(Math.min(pieces + 1, max)))}
      >
        ＋
      </button>
      {note === undefined ? null : (
        <span id={`${id}-note`} className={styles.note} data-wrong={error === undefined ? undefined : ""}>
          {note}
        </span>
      )}
    </div>
  );
}
