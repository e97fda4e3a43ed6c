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

/** What the first cell of a table's head or of its sums says. */
const HEADING = /^(?:品番|品名|型番|コード|商品(?:コード|番号|名)|code|sku|item|total|[合小総]計.*)[:：]?$/i;

const isHeading = (row: string): boolean => HEADING.test(splitCells(row).find(Boolean) ?? "");

const splitRows = (text: string): string[] => text.split(/\r?\n/);

/** Reads rows of code, quantity and unit; headings, sums and other columns, such as a name between them, are ignored. */
export const readRows = (text: string): Row[] =>
  splitRows(text).flatMap((row) => (isHeading(row) ? [] : (readRow(row) ?? [])));

/** How many rows of a table `readRows` leaves out, because they are headings or sums. */
export const countHeadings = (text: string): number => splitRows(text).filter(isHeading).length;
