import { type SubmitEvent, useState } from "react";
import { Notice } from "#ui/elements/notice/notice";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import type { FormFailure } from "#ui/forms/form-submit";
import { titlesCopy as titles } from "../titles.copy.ts";
import { cellId } from "./cell-field.tsx";
import { CellTable } from "./cell-table.tsx";
import { ColourChoice } from "./colour-choice.tsx";
import { matrixCopy as copy } from "./matrix.copy.ts";
import { type Quantities, sumUp } from "./quantities.ts";
import type { Cell, Matrix as Table } from "./read-matrix.ts";
import { RosterPaste } from "./roster-paste.tsx";
import { Total } from "./total.tsx";
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

/**
 * The variants of a product by colour and size, with a number of pieces for each and the total. One press adds all of them to
 * the cart, or none. On a phone it shows the sizes of one colour.
 */
export function Matrix({ matrix, active, isSelling, onRowChosen, onAdded }: MatrixProps) {
  const { rows, sizes } = matrix;
  const [quantities, setQuantities] = useState<Quantities>(new Map());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const sums = sumUp(rows, quantities);

  const errorOf = ({ id, max, left, isSoldOut }: Cell): string | undefined => {
    if (refusal?.variantId !== id && (quantities.get(id) ?? 0) <= max) return undefined;
    if (isSoldOut) return copy.gone;
    return left === max ? copy.onlyLeft(max) : copy.atMost(max);
  };
  const cells = rows.flatMap((row) => row.cells).filter((cell) => cell !== null);
  const wrong = cells.flatMap((cell) => {
    const error = errorOf(cell);
    return error === undefined ? [] : [{ id: cellId(cell), text: `${cell.name}　${error}` }];
  });
  const enter = (entered: Quantities) => {
    setQuantities((before) => new Map([...before, ...entered]));
    setRefusal(null);
  };
  const clear = () => {
    setQuantities(new Map());
    setRefusal(null);
    setChecked(false);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [first] = wrong;
    setChecked(true);
    if (first) return document.getElementById(first.id)?.focus();
    if (sums.pieces === 0 || isAdding) return undefined;
    const products = [...quantities]
      .filter(([, quantity]) => quantity > 0)
      .map(([product_id, quantity]) => ({ product_id, quantity }));
    setAdding(true);
    const failure = await onAdded(products).catch((): FormFailure => ({ message: copy.offline }));
    setAdding(false);
    if (!failure) return clear();
    const { message } = failure;
    // A toast says why the cart could not be opened.
    if (message === undefined) return undefined;
    const named = cells.find(({ values }) => message.includes(` ${values}」`));
    setRefusal({ message, variantId: named?.id ?? null });
    return named && document.getElementById(cellId(named))?.focus();
  };

  return (
    <form
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
      <CellTable
        matrix={matrix}
        active={active}
        quantities={quantities}
        isSelling={isSelling}
        errorOf={errorOf}
        onEntered={enter}
        onRowChosen={onRowChosen}
      />
      {sizes.length > 0 && rows[active] ? (
        <RosterPaste matrix={matrix} row={rows[active]} quantities={quantities} onCounted={enter} />
      ) : null}
      {refusal || (isChecked && wrong.length > 0) ? (
        <div role="alert" className={styles.wrong}>
          {refusal ? <p>{refusal.message}</p> : null}
          <p>{copy.wrong}</p>
          <ul>
            {wrong.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Total sums={sums} isSelling={isSelling} isAdding={isAdding} onCleared={clear} />
      {isSelling ? null : <Notice tone="warning">{copy.stopped}</Notice>}
    </form>
  );
}
