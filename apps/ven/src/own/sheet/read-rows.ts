import { readCount } from "#ui/slots/product-grid/read-count";

/** The unit of a line's quantity. */
export type Unit = "case" | "piece";

/** The texts that were typed or pasted into a line. */
export interface Row {
  code: string;
  quantity: string;
  unit: Unit;
}

/** What a pasted text contains. */
export interface Reading {
  rows: readonly Row[];
  /** How many rows were left out, because they are headings or sums. */
  headings: number;
  /** How many rows have no quantity, because it may be one number or two. */
  unclear: number;
}

const CASE = /ケース|箱|c\/?s|case/i;
/** A number with its unit. 3.5 and -1 are no quantities, but the line shows them with their error. */
const NUMBER = /^([-−+]?\d[\d.,]*(?:e[-+]?\d+)?)\s*(\D*)$/i;
/** A cell of a row without tabs: quoted, a number with its commas, or a word. */
const CELL = /"[^"]*"|(?<![^\s,、;])\d+(?:[,.]\d+)+|[^\s,、;]+/g;
/** The same where a comma ends each cell. A number has no 0 before it, so 000 belongs to the thousands before it. */
const COMMA_CELL = /"[^"]*"|(?<=,)\d{1,3}(?:,0\d\d)+(?!\d)|[^\s,、;]+/g;
const COMMA_ROW = /^\s*[^\s,、;]+,\S/;

/** Splits a row of a spreadsheet at its tabs, and one typed by hand at commas and spaces. */
function splitCells(row: string): string[] {
  const text = row.normalize("NFKC");
  const cells = text.includes("\t") ? text.split("\t") : (text.match(COMMA_ROW.test(text) ? COMMA_CELL : CELL) ?? []);
  return cells.map((cell) => cell.replaceAll('"', "").trim()).filter(Boolean);
}

function readRow(text: string): (Row & { isUnclear: boolean })[] {
  const [code, ...rest] = splitCells(text);
  if (code === undefined) return [];
  const numberOf = (cell = "") => NUMBER.exec(cell)?.[1];
  const whole = rest.findIndex((cell) => readCount(numberOf(cell) ?? "-") !== null);
  const at = whole < 0 ? rest.findIndex(numberOf) : whole;
  // 1,500 may be one number, or one and another, so the shopper enters it.
  const isUnclear = !text.includes("\t") && /^\d{1,3}$/.test(rest[at] ?? "") && /^\d{3}(?!\d)/.test(rest[at + 1] ?? "");
  const last = isUnclear ? at + 1 : at;
  const [, number = "", counted = ""] = NUMBER.exec(rest[last] ?? "") ?? [];
  const next = rest[last + 1] ?? "";
  const word = counted || (/\d/.test(next) ? "" : next);
  // A row without a unit orders cases, as the shop sells them.
  const isPiece = at >= 0 && word !== "" && !CASE.test(word) && word.length <= 2;
  const quantity = isUnclear ? "" : at === whole ? number.replaceAll(",", "") : number;
  return [{ code, quantity, unit: isPiece ? "piece" : "case", isUnclear }];
}

/** What the first cell of a table's head or of its sums says. */
const HEADING = /^(?:品番|品名|型番|コード|商品(?:コード|番号|名)|code|sku|item|total|[合小総]計.*)[:：]?$/i;

const isHeading = (row: string): boolean => HEADING.test(splitCells(row)[0] ?? "");

/** Reads rows of code, quantity and unit; other columns, such as a name between them, are ignored. */
export function readRows(text: string): Reading {
  const table = text.split(/\r?\n/);
  const rows = table.flatMap((row) => (isHeading(row) ? [] : readRow(row)));
  return {
    rows: rows.map(({ code, quantity, unit }) => ({ code, quantity, unit })),
    headings: table.filter(isHeading).length,
    unclear: rows.filter(({ isUnclear }) => isUnclear).length,
  };
}
