import type { KeyboardEvent } from "react";
import { cellId } from "./cell-field.tsx";
import type { Row } from "./read-matrix.ts";

type Step = readonly [rows: number, columns: number];

const DOWN: Step = [1, 0];

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: DOWN,
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Focuses the next field in a direction. Returns false if there is none. */
function focusNext(rows: readonly Row[], row: number, column: number, step: Step): boolean {
  const [r, c] = [row + step[0], column + step[1]];
  const cell = rows[r]?.cells[c];
  if (cell === undefined) return false;
  const field = cell && document.getElementById(cellId(cell));
  if (field instanceof HTMLInputElement) {
    field.focus();
    // On a phone the rows of the other colours are hidden and take no focus.
    if (document.activeElement === field) {
      field.select();
      return true;
    }
  }
  return focusNext(rows, r, c, step);
}

/**
 * Handles the keys of a field in the table. An arrow moves to the next field, sideways only from the end of the text. Enter moves
 * down, from the last row to the next column, and from the last field to the button that submits the form.
 */
export function moveFocus(
  rows: readonly Row[],
  row: number,
  column: number,
  event: KeyboardEvent<HTMLInputElement>,
): void {
  const { currentTarget: field, key } = event;
  if (event.nativeEvent.isComposing) return;
  if (key === "Enter") {
    event.preventDefault();
    if (focusNext(rows, row, column, DOWN) || focusNext(rows, -1, column + 1, DOWN)) return;
    field.form?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
  }
  const step = ARROWS[key];
  if (!step) return;
  if (key === "ArrowLeft" && field.selectionStart !== 0) return;
  if (key === "ArrowRight" && field.selectionEnd !== field.value.length) return;
  if (focusNext(rows, row, column, step)) event.preventDefault();
}
