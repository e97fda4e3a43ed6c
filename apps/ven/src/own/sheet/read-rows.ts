/** The unit of a line's quantity. */
export type Unit = "case" | "piece";

/** The texts that were typed or pasted into a line. */
export interface Row {
  code: string;
  quantity: string;
  unit: Unit;
}

const CASE = /ケース|箱|c\/?s|case/i;
const QUANTITY = /^"?([\d,]+)\s*(\D*)$/;

/** Splits a row of a spreadsheet at its tabs, and one typed by hand at commas and spaces. */
const splitCells = (row: string): string[] =>
  (row.includes("\t") ? row.split("\t") : row.split(/[\s,、;]+/)).map((cell) => cell.normalize("NFKC").trim());

function readRow(text: string): Row | null {
  const [code = "", ...rest] = splitCells(text).filter(Boolean);
  if (code === "") return null;
  const at = rest.findIndex((cell) => QUANTITY.test(cell));
  const [, digits = "", counted = ""] = QUANTITY.exec(rest[at] ?? "") ?? [];
  const next = rest[at + 1] ?? "";
  // 1,000 may be a thousand, or one and another number, so the shopper enters it.
  if (/^\d{3}"?$/.test(next) && !text.includes("\t")) return { code, quantity: "", unit: "case" };
  const word = counted || (/\d/.test(next) ? "" : next);
  // A row without a unit orders cases, as the shop sells them.
  const isPiece = at >= 0 && word !== "" && !CASE.test(word) && word.length <= 2;
  return { code, quantity: digits.replaceAll(",", ""), unit: isPiece ? "piece" : "case" };
}

/** Reads rows of code, quantity and unit; other columns, such as a name between them, are ignored. */
export const readRows = (text: string): Row[] => text.split(/\r?\n/).flatMap((row) => readRow(row) ?? []);
