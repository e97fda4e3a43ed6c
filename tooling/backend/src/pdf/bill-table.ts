import { type Bill } from "./bill.ts";
import { billCopy as copy } from "./bill.copy.ts";
import {
  BOTTOM,
  FILL,
  heightOf,
  INK,
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

/** Widths of the columns, in points as all sizes here. */
const AMOUNT_WIDTH = 82;
const UNIT_PRICE_WIDTH = 82;
const QUANTITY_WIDTH = 44;
const NAME_WIDTH = WIDTH - AMOUNT_WIDTH - UNIT_PRICE_WIDTH - QUANTITY_WIDTH;
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

/** Draws a bill's lines and totals, on several pages if needed. Returns the y position below. */
export function drawBill(doc: PdfDocument, bill: Bill, top: number): number {
  let y = drawHead(doc, top);
  for (const line of bill.lines) {
    const name = line.tax_rate === 8 ? copy.reduced(line.name) : line.name;
    const style = { ...text, width: NAME_WIDTH - 2 * PADDING };
    const height =
      heightOf(doc, name, style) + heightOf(doc, line.code, { ...small, width: style.width }) + 2 * ROW_PADDING;
    if (y + height > BOTTOM) y = drawHead(doc, nextPage(doc));
    const below = writeText(doc, name, PAGE.margin + PADDING, y + ROW_PADDING, style);
    writeText(doc, line.code, PAGE.margin + PADDING, below, { ...small, width: style.width });
    writeCells(
      doc,
      y + ROW_PADDING,
      [copy.yen(line.unit_price), line.quantity.toLocaleString("ja-JP"), copy.yen(line.subtotal)],
      text,
    );
    y += height;
    drawRule(doc, y);
  }
  return drawSums(doc, bill, y + 12);
}

function drawHead(doc: PdfDocument, y: number): number {
  doc.rect(PAGE.margin, y, WIDTH, HEAD_HEIGHT).fill(FILL);
  drawRule(doc, y, { width: 0.8, color: INK });
  const style: Style = { size: 8, bold: true };
  writeText(doc, copy.name, PAGE.margin + PADDING, y + 5, { ...style, width: NAME_WIDTH });
  writeCells(doc, y + 5, [copy.unitPrice, copy.quantity, copy.amount], style);
  return y + HEAD_HEIGHT;
}

/** Writes unit price, quantity and amount, right-aligned in their columns. */
function writeCells(doc: PdfDocument, y: number, values: readonly [string, string, string], style: Style): void {
  let x = PAGE.margin + NAME_WIDTH;
  for (const [index, width] of [UNIT_PRICE_WIDTH, QUANTITY_WIDTH, AMOUNT_WIDTH].entries()) {
    writeText(doc, values[index] ?? "", x, y, { ...style, width: width - PADDING, align: "right" });
    x += width;
  }
}

/** Draws the totals and the amounts per tax rate, without a page break between them. */
function drawSums(
  doc: PdfDocument,
  { lines, sums, total_payment, amount_by_tax_rate: rates }: Bill,
  top: number,
): number {
  // Lines have the mark ※ even if nothing is due at their rate.
  const hasReduced = lines.some(({ tax_rate }) => tax_rate === 8);
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
  drawRule(doc, y, { from: x, width: 0.8, color: INK });
  y += 8;
  line(copy.total, copy.yen(total_payment), SUMS_WIDTH / 2, { size: 12, bold: true });
  y += 22;
  drawRule(doc, y, { from: x, width: 0.8, color: INK });
  y += 7;
  for (const { tax_rate, amount, tax } of rates) {
    writeText(doc, copy.rate(tax_rate), x + PADDING, y, { ...small, color: INK, width: 70 });
    writeText(doc, copy.yen(amount), x + 66, y, { ...small, color: INK, width: 66, align: "right" });
    writeText(doc, copy.taxOf(tax), x, y, { ...small, color: INK, width: SUMS_WIDTH - PADDING, align: "right" });
    y += 14;
  }
  if (hasReduced) writeText(doc, copy.legend, PAGE.margin + PADDING, legend, small);
  return y;
}

function nextPage(doc: PdfDocument): number {
  doc.addPage();
  return PAGE.margin;
}
