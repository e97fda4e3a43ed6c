import { formatYen } from "@noren/validation/format";
import { type ClipboardEvent, type KeyboardEvent, type SubmitEvent, useRef, useState } from "react";
import { Button } from "#ui/elements/button/button";
import { Notice } from "#ui/elements/notice/notice";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import type { FormFailure } from "#ui/forms/form-submit";
import { titlesCopy as titles } from "../titles.copy.ts";
import { ColourChoice } from "./colour-choice.tsx";
import { CellField, cellId } from "./cell-field.tsx";
import { type Cell, type Matrix as Table, type Quantities, readPieces, sumUp } from "./read-matrix.ts";
import { matrixCopy as copy } from "./matrix.copy.ts";
import { RosterPaste } from "./roster-paste.tsx";
import styles from "./matrix.module.css";

export interface MatrixProps {
  matrix: Table;
  /** The chosen colour's row. */
  active: number;
  /** False while the shop has stopped selling. */
  isSelling: boolean;
  onRowChosen: (row: number) => void;
  /** Adds the variants, all or none. Resolves to the failure. */
  onAdded: (products: { product_id: number; quantity: number }[]) => Promise<FormFailure | undefined>;
}

/** What the server refused: its message, and the cell that it names. */
interface Refusal {
  message: string;
  variantId: number | null;
}

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The variants of a product by colour and size, a number of pieces for each, and what they come to. One press adds all of them
 * to the cart, or none. On a phone it shows the sizes of one colour.
 */
export function Matrix({ matrix, active, isSelling, onRowChosen, onAdded }: MatrixProps) {
  const { rows, sizes } = matrix;
  const form = useRef<HTMLFormElement>(null);
  const [quantities, setQuantities] = useState<Quantities>(new Map());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { pieces, price } = sumUp(rows, quantities);

  const errorOf = ({ id, max, left }: Cell): string | undefined => {
    if (refusal?.variantId !== id && (quantities.get(id) ?? 0) <= max) return undefined;
    return left === max ? copy.onlyLeft(max) : copy.atMost(max);
  };
  const cells = rows.flatMap((row) => row.cells).filter((cell) => cell !== null);
  const wrong = cells.flatMap((cell) => {
    const error = errorOf(cell);
    return error === undefined ? [] : [{ id: cellId(cell), text: `${cell.name}　${error}` }];
  });
  const enter = (entered: ReadonlyMap<number, number>) => {
    setQuantities((before) => new Map([...before, ...entered]));
    setRefusal(null);
  };

  /** The next open cell from one in a direction. */
  const moveFrom = (row: number, column: number, [down, right]: readonly [number, number]): boolean => {
    const [r, c] = [row + down, column + right];
    const cell = rows[r]?.cells[c];
    if (cell === undefined) return false;
    const field = cell && form.current?.querySelector<HTMLInputElement>(`#${cellId(cell)}:enabled`);
    if (!field) return moveFrom(r, c, [down, right]);
    field.focus();
    field.select();
    return true;
  };
  const onKeyDown = (row: number, column: number, event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: field, key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === "Enter") {
      event.preventDefault();
      if (moveFrom(row, column, [1, 0]) || moveFrom(-1, column + 1, [1, 0])) return;
      form.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
    }
    const move = MOVES[key];
    if (!move) return;
    const isAll = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    if (key === "ArrowLeft" && field.selectionStart !== 0) return;
    if (key === "ArrowRight" && !isAll && field.selectionEnd !== field.value.length) return;
    if (moveFrom(row, column, move)) event.preventDefault();
  };
  const onPaste = (row: number, column: number, event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text").replace(/\r?\n$/, "");
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    const entered = new Map<number, number>();
    for (const [r, line] of text.split(/\r?\n/).entries())
      for (const [c, word] of line.split("\t").entries()) {
        const cell = rows[row + r]?.cells[column + c];
        if (cell && !cell.isSoldOut) entered.set(cell.id, readPieces(word));
      }
    enter(entered);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = wrong;
    setChecked(true);
    if (first) return document.getElementById(first.id)?.focus();
    if (pieces === 0 || isAdding) return undefined;
    const products = [...quantities]
      .filter(([, quantity]) => quantity > 0)
      .map(([product_id, quantity]) => ({ product_id, quantity }));
    setAdding(true);
    const failure = await onAdded(products).catch((): FormFailure => ({ message: copy.offline }));
    setAdding(false);
    if (!failure) {
      setQuantities(new Map());
      setChecked(false);
      return undefined;
    }
    const message = failure.message ?? copy.offline;
    const named = cells.find(({ values }) => message.includes(`${values}」`));
    setRefusal({ message, variantId: named?.id ?? null });
    return named && document.getElementById(cellId(named))?.focus();
  };

  return (
    <form
      ref={form}
      id={`option-${titles.pieces}`}
      className={styles.matrix}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <h2 className={styles.title}>
        {sizes.length === 0 ? titles.colours : rows.length === 1 ? titles.sizes : titles.matrix}
      </h2>
      <ScriptNote />
      <p className={styles.keys}>{copy.keys}</p>
      {rows.length > 1 ? (
        <ColourChoice rows={rows} active={active} quantities={quantities} onChosen={onRowChosen} />
      ) : null}
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
                  pieces={quantities.get(cell.id) ?? 0}
                  error={errorOf(cell)}
                  isSelling={isSelling}
                  onEntered={(text) => enter(new Map([[cell.id, readPieces(text)]]))}
                  onFocus={() => r !== active && onRowChosen(r)}
                  onKeyDown={(event) => onKeyDown(r, c, event)}
                  onPaste={(event) => onPaste(r, c, event)}
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
      {sizes.length > 0 && rows[active] ? (
        <RosterPaste matrix={matrix} row={rows[active]} quantities={quantities} onCounted={enter} />
      ) : null}
      {refusal || (isChecked && wrong.length > 0) ? (
        <div role="alert" className={styles.wrong}>
          <p>{refusal?.message ?? copy.wrong}</p>
          {refusal ? <p>{copy.wrong}</p> : null}
          <ul>
            {wrong.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.total}>
        <p role="status" className={styles.sums}>
          {pieces === 0 ? (
            copy.empty
          ) : (
            <>
              <strong className={styles.pieces}>{titles.sum(pieces)}</strong>
              {price === null ? null : (
                <span className={styles.price}>
                  {formatYen(price)}
                  <small>{copy.taxIncluded}</small>
                </span>
              )}
            </>
          )}
        </p>
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          icon={pieces > 0 ? "cart" : undefined}
          loading={isAdding}
          disabled={pieces === 0 || !isSelling}
        >
          {pieces > 0 ? copy.add(pieces) : copy.enter}
        </Button>
        {pieces > 0 ? (
          <Button look="quiet" onClick={() => setQuantities(new Map())}>
            {copy.clear}
          </Button>
        ) : null}
      </div>
      {pieces > 0 ? (
        <div className={styles.back} style={{ ["--digits" as string]: String(pieces).length }} aria-hidden="true">
          <span className={styles.number}>{pieces}</span>
        </div>
      ) : null}
      {isSelling ? null : <Notice tone="warning">{copy.stopped}</Notice>}
    </form>
  );
}
