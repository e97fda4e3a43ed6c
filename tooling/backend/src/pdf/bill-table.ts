import { type Bill } from "./bill.ts";
import { billCopy as copy } from "./bill.copy.ts";
import {
  BOTTOM,
  FILL,
  heightOf,
  INK,
  PAGE,
  type Paper,
  QUIET,
  RIGHT,
  rule,
  type Style,
  WIDTH,
  write,
} from "./paper.ts";

const AMOUNT = 82;
const UNIT = 82;
const QUANTITY = 44;
const NAME = WIDTH - AMOUNT - UNIT - QUANTITY;
/** Beside and above a cell's text. */
const PADDING = 6;
const GAP = 4;
const HEAD = 20;
/** The column of the sums, at the right under the table. */
const SUMS = 236;

const text: Style = { size: 9 };
const small: Style = { size: 7.5, color: QUIET };

/** Draws what a bill lists and what it comes to, on as many pages as it takes. Returns where it ends. */
export function drawBill(paper: Paper, bill: Bill, top: number): number {
  let y = drawHead(paper, top);
  for (const line of bill.lines) {
    const name = line.tax_rate === 8 ? copy.reduced(line.name) : line.name;
    const style = { ...text, width: NAME - 2 * PADDING };
    const height =
      heightOf(paper, name, style) + heightOf(paper, line.code, { ...small, width: style.width }) + 2 * GAP;
    if (y + height > BOTTOM) y = drawHead(paper, nextPage(paper));
    const below = write(paper, name, PAGE.margin + PADDING, y + GAP, style);
    write(paper, line.code, PAGE.margin + PADDING, below, { ...small, width: style.width });
    cells(
      paper,
      y + GAP,
      [copy.yen(line.unit_price), line.quantity.toLocaleString("ja-JP"), copy.yen(line.subtotal)],
      text,
    );
    y += height;
    rule(paper, y);
  }
  return drawSums(paper, bill, y + 12);
}

function drawHead(paper: Paper, y: number): number {
  paper.rect(PAGE.margin, y, WIDTH, HEAD).fill(FILL);
  rule(paper, y, { width: 0.8, color: INK });
  const style: Style = { size: 8, bold: true };
  write(paper, copy.name, PAGE.margin + PADDING, y + 5, { ...style, width: NAME });
  cells(paper, y + 5, [copy.unitPrice, copy.quantity, copy.amount], style);
  return y + HEAD;
}

/** Unit price, quantity and amount, each at the right of its column. */
function cells(paper: Paper, y: number, values: readonly [string, string, string], style: Style): void {
  let x = PAGE.margin + NAME;
  for (const [index, width] of [UNIT, QUANTITY, AMOUNT].entries()) {
    write(paper, values[index] ?? "", x, y, { ...style, width: width - PADDING, align: "right" });
    x += width;
  }
}

/** From the products to the total, and what of it falls under which rate; never parted over two pages. */
function drawSums(
  paper: Paper,
  { lines, total_products, extras, total_payment, amount_by_tax_rate: rates }: Bill,
  top: number,
): number {
  const row = 17;
  // The lines bear the mark, even where nothing is left to pay at their rate.
  const hasReduced = lines.some(({ tax_rate }) => tax_rate === 8);
  const height = row * (extras.length + 1) + 34 + rates.length * row + 24;
  const x = RIGHT - SUMS;
  let y = top + height > BOTTOM ? nextPage(paper) : top;
  const legend = y;
  const line = (name: string, value: string, style: Style, step = row) => {
    write(paper, name, x + PADDING, y, { ...style, width: SUMS / 2 });
    write(paper, value, x, y, { ...style, width: SUMS - PADDING, align: "right" });
    y += step;
  };
  line(copy.products, copy.yen(total_products), text);
  for (const { name, amount } of extras) line(name, amount === null ? copy.later : copy.yen(amount), text);
  rule(paper, y, { from: x, width: 0.8, color: INK });
  y += 8;
  line(copy.total, copy.yen(total_payment), { size: 12, bold: true }, 22);
  rule(paper, y, { from: x, width: 0.8, color: INK });
  y += 7;
  for (const { tax_rate, amount, tax } of rates) {
    write(paper, copy.rate(tax_rate), x + PADDING, y, { ...small, color: INK, width: 70 });
    write(paper, copy.yen(amount), x + 66, y, { ...small, color: INK, width: 66, align: "right" });
    write(paper, copy.taxOf(tax), x, y, { ...small, color: INK, width: SUMS - PADDING, align: "right" });
    y += 14;
  }
  if (hasReduced) write(paper, copy.legend, PAGE.margin + PADDING, legend, small);
  return y;
}

function nextPage(paper: Paper): number {
  paper.addPage();
  return PAGE.margin;
}
