import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { FormErrorSummary } from "#ui/elements/form-error-summary/form-error-summary";
import { Notice } from "#ui/elements/notice/notice";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import type { FormFailure } from "#ui/forms/form-submit";
import type { SetAdded } from "#ui/slots/product-grid/set-added";
import { titlesCopy as titles } from "../titles.copy.ts";
import { cellId } from "./cell-field.tsx";
import { CellTable } from "./cell-table.tsx";
import { ColourChoice } from "./colour-choice.tsx";
import { matrixCopy as copy } from "./matrix.copy.ts";
import { PasteNotice } from "./paste-notice.tsx";
import { type Entries, readPieces, readQuantities, sumUp } from "./quantities.ts";
import type { Cell, Matrix as Table } from "./read-matrix.ts";
import type { PastedTable } from "./read-pasted-table.ts";
import { RosterPaste } from "./roster-paste.tsx";
import { Total } from "./total.tsx";
import { useKeptEntries } from "./use-kept-entries.ts";
import styles from "./matrix.module.css";

export interface MatrixProps {
  matrix: Table;
  /** The chosen colour's row. */
  active: number;
  /** False while the shop has stopped selling. */
  isSelling: boolean;
  onRowChosen: (row: number) => void;
  onAdded: SetAdded;
}

/** The server's message of a refusal, and the cell that it names. */
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
  const { entries, enter, clear } = useKeptEntries();
  const [pasted, setPasted] = useState<PastedTable | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const quantities = readQuantities(entries);
  const sums = sumUp(rows, quantities);

  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);

  const errorOf = ({ id, max, left, isSoldOut }: Cell): string | undefined => {
    const pieces = readPieces(entries.get(id) ?? "");
    if (pieces === null) return copy.notNumber;
    if (refusal?.variantId !== id && pieces <= max) return undefined;
    if (isSoldOut) return copy.gone;
    return left === max ? copy.onlyLeft(max) : copy.atMost(max);
  };
  const cells = rows.flatMap((row) => row.cells).filter((cell) => cell !== null);
  const wrong = cells.flatMap((cell) => {
    const message = errorOf(cell);
    return message === undefined ? [] : [{ id: cellId(cell), label: cell.name, message }];
  });
  const errors = failedAttempts > 0 ? wrong : [];
  const onEntered = (entered: Entries) => {
    enter(entered);
    setRefusal(null);
  };
  const onPasted = (table: PastedTable) => {
    onEntered(table.entered);
    setPasted(table);
  };
  const onCleared = () => {
    clear();
    setPasted(null);
    setRefusal(null);
    setFailedAttempts(0);
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAdding || (sums.pieces === 0 && wrong.length === 0)) return;
    if (wrong.length > 0) return setFailedAttempts((attempts) => attempts + 1);
    const products = [...quantities]
      .filter(([, quantity]) => quantity > 0)
      .map(([product_id, quantity]) => ({ product_id, quantity }));
    setAdding(true);
    const failure = await onAdded(products).catch((): FormFailure => ({ message: copy.offline }));
    setAdding(false);
    if (!failure) return onCleared();
    const { message } = failure;
    // A toast says why the cart could not be opened.
    if (message === undefined) return;
    const named = cells.find(({ values }) => message.includes(` ${values}」`));
    setRefusal({ message, variantId: named?.id ?? null });
    setFailedAttempts((attempts) => attempts + 1);
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
      {pasted ? <PasteNotice {...pasted} /> : null}
      <CellTable
        matrix={matrix}
        active={active}
        entries={entries}
        isSelling={isSelling}
        errorOf={errorOf}
        onEntered={onEntered}
        onPasted={onPasted}
        onRowChosen={onRowChosen}
      />
      {sizes.length > 0 && rows[active] ? (
        <RosterPaste matrix={matrix} row={rows[active]} quantities={quantities} onCounted={onEntered} />
      ) : null}
      <div className={styles.report}>
        <FormErrorSummary
          ref={summary}
          errors={errors}
          message={`${refusal?.message ?? ""}${errors.length > 0 ? copy.nothingAdded : ""}`}
        />
      </div>
      <Total sums={sums} isSelling={isSelling} isAdding={isAdding} onCleared={onCleared} />
      {isSelling ? null : <Notice tone="warning">{copy.stopped}</Notice>}
    </form>
  );
}
