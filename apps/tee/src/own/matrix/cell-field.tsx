import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { matrixCopy as copy } from "./matrix.copy.ts";
import { readPieces } from "./quantities.ts";
import type { Cell } from "./read-matrix.ts";
import styles from "./matrix.module.css";

interface CellFieldProps {
  cell: Cell;
  size: string;
  pieces: number;
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
  const { cell, size, pieces, error, isSelling, onEntered } = props;
  const { name, max, left, isSoldOut } = cell;
  // As typed, also while an input method composes.
  const [draft, setDraft] = useState<string | null>(null);
  const id = cellId(cell);
  // A cell that sold out after its pieces were entered keeps its field, so that they can be taken out.
  if (isSoldOut && pieces === 0)
    return (
      <div className={styles.cell}>
        <span className={styles.size}>{size}</span>
        <span className={styles.none}>{copy.soldOut}</span>
      </div>
    );
  // Another number, as after a paste or when the table is emptied, replaces what was typed.
  const shown = draft !== null && readPieces(draft) === pieces ? draft : String(pieces || "");
  const note = error ?? (left === null ? undefined : copy.left(left));
  const step = (pieces: number) => {
    setDraft(null);
    onEntered(String(pieces));
  };
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
        onClick={() => step(Math.max(pieces - 1, 0))}
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
        value={shown}
        onChange={({ currentTarget: { value } }) => {
          setDraft(value);
          onEntered(value);
        }}
        onBlur={() => setDraft(null)}
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
        onClick={() => step(Math.min(pieces + 1, max))}
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
