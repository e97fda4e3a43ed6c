import type { ReceiptInfo } from "@noren/contract";
import type { Issuer } from "../db/schema/shop.ts";
import { billCopy as copy } from "./bill.copy.ts";
import { FILL, heightOf, INK, PAGE, type Paper, QUIET, RIGHT, rule, STAMP, widthOf, write } from "./paper.ts";

/** The columns of the upper half: to whom and how much at the left, by whom at the right. */
export const LEFT = 276;
const ISSUER = 190;

/** To whom a document is made out. */
export type Addressee = Pick<ReceiptInfo, "addressee" | "honorific">;

/** Names of facts and the facts: dates, numbers, ways to pay. */
export type Facts = readonly (readonly [name: string, value: string])[];

/** The document's name, with what is stamped beside it, and its numbers and dates at the right. Returns where it ends. */
export function drawTitle(paper: Paper, title: string, facts: Facts, stamp: string | null): number {
  const style = { size: 22, bold: true, spacing: 9 };
  write(paper, title, PAGE.margin, PAGE.margin - 6, style);
  if (stamp !== null) drawStamp(paper, stamp, PAGE.margin + widthOf(paper, title, style) + 14, PAGE.margin);
  let y = PAGE.margin;
  for (const [name, value] of facts) {
    write(paper, name, RIGHT - 210, y, { size: 8, color: QUIET, width: 70 });
    y = write(paper, value, RIGHT - 140, y, { size: 8, width: 140, align: "right" }) + 3;
  }
  const below = Math.max(y, PAGE.margin + 30) + 4;
  rule(paper, below, { width: 1.2, color: INK });
  return below;
}

function drawStamp(paper: Paper, stamp: string, x: number, y: number): void {
  const style = { size: 11, bold: true, color: STAMP, spacing: 2 };
  const width = widthOf(paper, stamp, style) + 14;
  paper.roundedRect(x, y, width, 22, 3).lineWidth(1.2).strokeColor(STAMP).stroke();
  write(paper, stamp, x + 8, y + 3, style);
}

/** The addressee over a line, as large as it fits; without one the line is free. Returns where it ends. */
export function drawAddressee(paper: Paper, { addressee, honorific }: Addressee, y: number): number {
  const mark = copy.honorific[honorific];
  const name = addressee || " ";
  const style = { size: 15, bold: true, width: LEFT - 44 };
  while (style.size > 9 && heightOf(paper, name, style) > 2.6 * style.size) style.size -= 1;
  const below = write(paper, name, PAGE.margin, y, style);
  write(paper, mark, PAGE.margin + LEFT - 40, below - 21, { size: 12, width: 40, align: "right" });
  rule(paper, below + 3, { to: PAGE.margin + LEFT, width: 0.8, color: INK });
  return below + 3;
}

/** What it comes to, in a band. Returns where that ends. */
export function drawAmount(paper: Paper, name: string, amount: number, y: number): number {
  const end = PAGE.margin + LEFT - 10;
  const sum = copy.closedYen(amount);
  const large = { size: 19, bold: true };
  const small = { size: 8 };
  paper.rect(PAGE.margin, y, LEFT, 44).fill(FILL);
  write(paper, name, PAGE.margin + 12, y + 15, { size: 9 });
  const tax = end - widthOf(paper, copy.taxIncluded, small);
  write(paper, copy.taxIncluded, tax, y + 18, small);
  write(paper, sum, tax - widthOf(paper, sum, large) - 4, y + 8, large);
  return y + 44;
}

/** Who issues it. Returns where it ends. */
export function drawIssuer(paper: Paper, issuer: Issuer, y: number): number {
  const x = RIGHT - ISSUER;
  const line = (text: string, at: number) => write(paper, text, x, at, { size: 8.5, width: ISSUER });
  let below = write(paper, issuer.name, x, y, { size: 11, bold: true, width: ISSUER }) + 4;
  below = line(copy.postalCode(issuer.postal_code), below);
  below = line(issuer.address, below);
  below = line(copy.tel(issuer.tel), below);
  return issuer.registration_number === null ? below : line(copy.registration(issuer.registration_number), below + 2);
}

/** Facts under each other. Returns where they end. */
export function drawFacts(paper: Paper, facts: Facts, y: number): number {
  let below = y;
  for (const [name, value] of facts) {
    write(paper, name, PAGE.margin, below, { size: 8.5, color: QUIET, width: 72 });
    below = write(paper, value, PAGE.margin + 76, below, { size: 8.5, width: LEFT - 76 }) + 4;
  }
  return below;
}
