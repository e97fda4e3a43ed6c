import type { Row } from "./read-rows.ts";

/** A line of the sheet. */
export interface Line extends Row {
  /** Stays the same while the line moves. */
  id: number;
  /** Why the cart refused it; null unless it did. */
  refusal: string | null;
}

export type Lines = readonly Line[];

/** The lines that are open at first. */
export const OPEN_LINES = 10;
/** As many as one call of the cart takes. */
export const LINES_MAX = 200;

export const isBlank = ({ code, quantity }: Row): boolean => code === "" && quantity === "";

const nextId = (lines: Lines): number => Math.max(0, ...lines.map(({ id }) => id)) + 1;

/** Adds open lines, so that there are enough, and one after the last that was filled in. */
export function padLines(lines: Lines): Lines {
  const last = lines.at(-1);
  const missing = Math.max(OPEN_LINES - lines.length, last && !isBlank(last) && lines.length < LINES_MAX ? 1 : 0);
  const first = nextId(lines);
  const open = Array.from({ length: missing }, (_, index): Line => ({
    id: first + index,
    code: "",
    quantity: "",
    unit: "case",
    refusal: null,
  }));
  return [...lines, ...open];
}

/** Lines of rows, with open ones below. */
export const toLines = (rows: readonly Row[]): Lines =>
  padLines(rows.slice(0, LINES_MAX).map((row, index) => ({ ...row, id: index + 1, refusal: null })));

/** Changes a line, and removes the reason why the cart refused it. */
export const changeLine = (lines: Lines, id: number, change: Partial<Row>): Lines =>
  padLines(lines.map((line) => (line.id === id ? { ...line, ...change, refusal: null } : line)));

/** Puts rows into the line and the open ones below it, and new lines where others follow. */
export function putRows(lines: Lines, id: number, rows: readonly Row[]): Lines {
  const at = Math.max(
    lines.findIndex((line) => line.id === id),
    0,
  );
  const rest = lines.slice(at + 1);
  const open = rest.findIndex((line) => !isBlank(line));
  const taken = Math.min(rows.length - 1, open < 0 ? rest.length : open);
  const first = nextId(lines);
  // The line keeps its id, and so its field the focus.
  const put = rows.map((row, index): Line => ({ ...row, id: index === 0 ? id : first + index, refusal: null }));
  return padLines([...lines.slice(0, at), ...put, ...rest.slice(taken)].slice(0, LINES_MAX));
}

/** Puts rows below what was filled in. */
export const appendRows = (lines: Lines, rows: readonly Row[]): Lines =>
  toLines([...lines.filter((line) => !isBlank(line)), ...rows]);

export const removeLine = (lines: Lines, id: number): Lines => padLines(lines.filter((line) => line.id !== id));

/** Puts a removed line back to its place. */
export const restoreLine = (lines: Lines, line: Line, at: number): Lines => [
  ...lines.slice(0, at),
  { ...line, id: nextId(lines) },
  ...lines.slice(at),
];
