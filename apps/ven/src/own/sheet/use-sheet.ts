import { useEffect, useMemo, useState } from "react";
import type { FormFailure } from "#ui/forms/form-submit";
import type { SetAdded } from "#ui/slots/product-grid/set-added";
import { type Check, checkLine } from "./check-line.ts";
import type { Finding } from "./finding.ts";
import {
  appendRows,
  changeLine,
  isBlank,
  type Line,
  type Lines,
  putRows,
  removeLine,
  restoreLine,
  toLines,
} from "./lines.ts";
import type { Reading, Row } from "./read-rows.ts";
import { sheetCopy as copy } from "./sheet.copy.ts";
import { useLookups } from "./use-lookups.ts";

export type SheetSource = {
  /** The rows of the URL. */
  typed: readonly Row[];
  /** The server's lookups of the codes in the URL. */
  findings: ReadonlyMap<string, Finding>;
  /** The rows that this browser has kept from before; null for none. */
  kept: readonly Row[] | null;
  /** How many of a variant the cart holds. */
  countHeld: (id: number) => number;
  onLookedUp: (code: string) => Promise<Finding>;
  /** Keeps the rows until they are in the cart. */
  onKept: (rows: readonly Row[]) => void;
  /** Undefined while the shop has stopped selling. */
  onSetAdded: SetAdded | undefined;
};

const filledRows = (lines: Lines): Row[] =>
  lines.filter((line) => !isBlank(line)).map(({ code, quantity, unit }) => ({ code, quantity, unit }));

/** The lines of the sheet with their checks, and the functions that change, check and add them. */
export function useSheet({ typed, kept, onKept, onSetAdded, countHeld, ...source }: SheetSource) {
  const [edited, setEdited] = useState<Lines | null>(null);
  // Rows of the URL come before those that were left here.
  const first = useMemo(() => toLines(typed.length > 0 ? typed : (kept ?? [])), [typed, kept]);
  const lines = edited ?? first;
  const [removed, setRemoved] = useState<{ line: Line; at: number } | null>(null);
  /** What the last paste contained. */
  const [reading, setReading] = useState<Reading | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(typed.length > 0);
  const [isAdding, setAdding] = useState(false);
  const { lookups, lookUp, forget } = useLookups(source);
  const checks = lines.map((line): Check => checkLine(line, lookups.get(line.code), countHeld));
  useEffect(() => void lookUp(first.map(({ code }) => code)), [first, lookUp]);
  // Codes that could not be looked up without a connection.
  useEffect(() => {
    const lookUpAgain = () => void lookUp(lines.map(({ code }) => code));
    window.addEventListener("online", lookUpAgain);
    return () => window.removeEventListener("online", lookUpAgain);
  }, [lines, lookUp]);

  const change = (next: Lines) => {
    setEdited(next);
    setFailure(null);
    setRemoved(null);
    setReading(null);
    onKept(filledRows(next));
  };
  const put = (next: Lines, read: Reading) => {
    if (read.rows.length > 0) change(next);
    setReading(read);
    void lookUp(read.rows.map(({ code }) => code));
  };
  const remove = (id: number) => {
    const at = lines.findIndex((line) => line.id === id);
    const line = lines[at];
    if (!line || isBlank(line)) return;
    change(removeLine(lines, id));
    setRemoved({ line, at });
  };
  const restore = () => {
    if (removed) change(restoreLine(lines, removed.line, removed.at));
  };
  const check = async (): Promise<void> => {
    setChecked(true);
    setFailure(null);
    await lookUp(lines.map(({ code }) => code));
  };
  /** Shows why the cart refused the set: at the lines that its message names, which keep what was typed. */
  const refuse = (message: string) => {
    const names = checks.map(({ item }) => item?.name);
    const isNamed = (index: number) => names[index] !== undefined && message.includes(names[index]);
    setFailure(message);
    setEdited(lines.map((line, index) => (isNamed(index) ? { ...line, refusal: message } : line)));
    forget();
    void lookUp(lines.map(({ code }) => code));
  };
  /** Adds the lines, all or none. @returns whether they are in the cart */
  const add = async (): Promise<boolean> => {
    if (isAdding || !onSetAdded) return false;
    const products = checks.flatMap(({ item, cases }) =>
      item && cases ? [{ product_id: item.id, quantity: cases }] : [],
    );
    setAdding(true);
    const failed = await onSetAdded(products).catch((): FormFailure => ({ message: copy.offline }));
    setAdding(false);
    if (failed) {
      // A toast shows a failure without a message.
      if (failed.message !== undefined) refuse(failed.message);
      return false;
    }
    change(toLines([]));
    setChecked(false);
    return true;
  };

  return {
    lines,
    checks,
    removed,
    reading,
    failure,
    isChecked,
    isAdding,
    lookUp,
    change: (id: number, row: Partial<Row>) => change(changeLine(lines, id, row)),
    putRows: (id: number, read: Reading) => put(putRows(lines, id, read.rows), read),
    appendRows: (read: Reading) => put(appendRows(lines, read.rows), read),
    remove,
    restore,
    clear: () => change(toLines([])),
    check,
    add,
  };
}

export type Sheet = ReturnType<typeof useSheet>;
