import type { Bill, BillLine } from "../db/schema/receipt.ts";
import { billCopy as copy } from "./bill.copy.ts";
import {
  BOTTOM,
  heightOf,
  PAGE,
  type PdfDocument,
  MUTED,
  RIGHT,
  drawRule,
  type Style,
  WIDTH,
  widthOf,
  writeText,
} from "./pdf-document.ts";

/** A column of figures, right-aligned; the width in points as all sizes here. */
interface Column {
  name: string;
  width: number;
  of: (line: TableLine) => string;
}

/** A line of a table; `columns` decides which of its figures are printed. */
type TableLine = Pick<BillLine, "name" | "code" | "quantity"> & Partial<BillLine>;

const QUANTITY: Column = { name: copy.quantity, width: 44, of: ({ quantity }) => quantity.toLocaleString("ja-JP") };
const PRICED: readonly Column[] = [
  { name: copy.unitPrice, width: 82, of: ({ unit_price = 0 }) => copy.yen(unit_price) },
  QUANTITY,
  { name: copy.amount, width: 82, of: ({ subtotal = 0 }) => copy.yen(subtotal) },
];
const UNPRICED: readonly Column[] = [QUANTITY];

/** Horizontal padding of a cell. */
const PADDING = 6;
/** Vertical padding of a row. */
const ROW_PADDING = 4;
const HEAD_HEIGHT = 20;
/** Width of the totals below the table. */
const SUMS_WIDTH = 236;
/** Height of a row of the totals whose name needs one line. */
const SUM_HEIGHT = 17;

const text: Style = { size: 9 };
const small: Style = { size: 7.5, color: MUTED };
const rateStyle: Style = { size: 8.5 };

/** Draws a bill's lines and totals, on several pages if needed. Returns the y position below. */
export function drawBill(doc: PdfDocument, bill: Bill, top: number): number {
  return drawSums(doc, bill, drawTable(doc, bill.lines, PRICED, top) + 12);
}

/** Draws lines with their quantities and no price, on several pages if needed. Returns the y position below. */
export function drawContents(doc: PdfDocument, lines: readonly TableLine[], top: number): number {
  return drawTable(doc, lines, UNPRICED, top);
}

/** Draws lines with their prices and their total, on several pages if needed. Returns the y position below. */
export function drawPricedContents(doc: PdfDocument, lines: readonly BillLine[], top: number): number {
  const y = drawTable(doc, lines, PRICED, top) + 8;
  const height = 22;
  const at = y + height > BOTTOM ? nextPage(doc) : y;
  const total = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const x = RIGHT - SUMS_WIDTH;
  writeText(doc, copy.productsWithTax, x + PADDING, at, { ...text, bold: true });
  writeText(doc, copy.yen(total), x, at, { ...text, bold: true, width: SUMS_WIDTH - PADDING, align: "right" });
  if (hasReduced(lines)) writeText(doc, copy.legend, PAGE.margin + PADDING, at, small);
  return at + height;
}

function drawTable(doc: PdfDocument, lines: readonly TableLine[], columns: readonly Column[], top: number): number {
  const nameWidth = WIDTH - columns.reduce((sum, { width }) => sum + width, 0);
  const style = { ...text, width: nameWidth - 2 * PADDING };
  let y = drawHead(doc, columns, nameWidth, top);
  for (const line of lines) {
    const name = line.tax_rate === 8 ? copy.reduced(line.name) : line.name;
    const height =
      heightOf(doc, name, style) + heightOf(doc, line.code, { ...small, width: style.width }) + 2 * ROW_PADDING;
    if (y + height > BOTTOM) y = drawHead(doc, columns, nameWidth, nextPage(doc));
    const below = writeText(doc, name, PAGE.margin + PADDING, y + ROW_PADDING, style);
    writeText(doc, line.code, PAGE.margin + PADDING, below, { ...small, width: style.width });
    writeCells(doc, { x: PAGE.margin + nameWidth, y: y + ROW_PADDING }, columns, ({ of }) => of(line), text);
    y += height;
    drawRule(doc, y);
  }
  return y;
}

function drawHead(doc: PdfDocument, columns: readonly Column[], nameWidth: number, y: number): number {
  doc.rect(PAGE.margin, y, WIDTH, HEAD_HEIGHT).fill(doc.colors.soft);
  drawRule(doc, y, { width: 0.8, color: doc.colors.accent });
  const style: Style = { size: 8, bold: true, color: doc.colors.strong };
  writeText(doc, copy.name, PAGE.margin + PADDING, y + 5, { ...style, width: nameWidth });
  writeCells(doc, { x: PAGE.margin + nameWidth, y: y + 5 }, columns, ({ name }) => name, style);
  return y + HEAD_HEIGHT;
}

/** Writes the cells of the columns, right-aligned, from x on. */
function writeCells(
  doc: PdfDocument,
  from: { x: number; y: number },
  columns: readonly Column[],
  valueOf: (column: Column) => string,
  style: Style,
): void {
  let { x } = from;
  for (const column of columns) {
    const { width } = column;
    writeText(doc, valueOf(column), x, from.y, { ...style, width: width - PADDING, align: "right" });
    x += width;
  }
}

/** Such lines have the mark ※ even if nothing is due at their rate. */
const hasReduced = (lines: readonly TableLine[]) => lines.some(({ tax_rate }) => tax_rate === 8);

/** Draws the totals and the amounts per tax rate, without a page break between them. */
function drawSums(
  doc: PdfDocument,
  { lines, sums, total_payment, amount_by_tax_rate: rates }: Bill,
  top: number,
): number {
  const rows = sums.map(({ name, amount }) => {
    const value = amount === null ? copy.later : copy.yen(amount);
    const width = SUMS_WIDTH - 3 * PADDING - widthOf(doc, value, text);
    return { name, value, width, height: Math.max(SUM_HEIGHT, heightOf(doc, name, { ...text, width }) + 3) };
  });
  const height = rows.reduce((sum, row) => sum + row.height, 0) + 34 + rates.length * SUM_HEIGHT + 24;
  const x = RIGHT - SUMS_WIDTH;
  let y = top + height > BOTTOM ? nextPage(doc) : top;
  const legend = y;
  const line = (name: string, value: string, width: number, style: Style) => {
    writeText(doc, name, x + PADDING, y, { ...style, width });
    writeText(doc, value, x, y, { ...style, width: SUMS_WIDTH - PADDING, align: "right" });
  };
  for (const { name, value, width, height: step } of rows) {
    line(name, value, width, text);
    y += step;
  }
  drawRule(doc, y, { from: x, width: 0.8, color: doc.colors.accent });
  y += 8;
  line(copy.total, copy.yen(total_payment), SUMS_WIDTH / 2, { size: 12, bold: true, color: doc.colors.strong });
  y += 22;
  drawRule(doc, y, { from: x, width: 0.8, color: doc.colors.accent });
  y += 7;
  for (const { tax_rate, amount, tax } of rates) {
    writeText(doc, copy.rate(tax_rate), x + PADDING, y, { ...rateStyle, width: 74 });
    writeText(doc, copy.yen(amount), x + 66, y, { ...rateStyle, width: 66, align: "right" });
    writeText(doc, copy.taxOf(tax), x, y, { ...rateStyle, width: SUMS_WIDTH - PADDING, align: "right" });
    y += 15;
  }
  if (hasReduced(lines)) writeText(doc, copy.legend, PAGE.margin + PADDING, legend, small);
  return y;
}

function nextPage(doc: PdfDocument): number {
  doc.addPage();
  return PAGE.margin;
}
