import type { ReceiptInfo } from "@noren/contract";
import type { Issuer } from "../db/schema/shop.ts";
import { billCopy as copy } from "./bill.copy.ts";
import {
  heightOf,
  INK,
  PAGE,
  type PdfDocument,
  MUTED,
  RIGHT,
  drawRule,
  STAMP,
  type Style,
  widthOf,
  writeText,
} from "./pdf-document.ts";

/** Width of the left column (addressee, amount), and below that of the right column (issuer). */
export const LEFT = 276;
const ISSUER = 190;
/** With more, readers of PDFs find spaces between the letters and search in vain for the word. */
const TITLE_SPACING = 2;

/** The part of a line below its baseline, in font sizes: the fonts' descent and the line gap. */
const BELOW_BASELINE = 0.39;

/** The addressee of a document with the honorific. */
export type Addressee = Pick<ReceiptInfo, "addressee" | "honorific">;

/** Labelled values: dates, numbers, payment method. */
export type Facts = readonly (readonly [name: string, value: string])[];

/** Draws the title with an optional stamp, and numbers and dates at the right. Returns the y position below. */
export function drawTitle(doc: PdfDocument, title: string, facts: Facts, stamp: string | null): number {
  const style = { size: 22, bold: true, spacing: TITLE_SPACING, color: doc.colors.strong };
  writeText(doc, title, PAGE.margin, PAGE.margin - 6, style);
  if (stamp !== null) drawStamp(doc, stamp, PAGE.margin + widthOf(doc, title, style) + 14, PAGE.margin);
  let y = PAGE.margin;
  for (const [name, value] of facts) {
    writeText(doc, name, RIGHT - 210, y, { size: 8, color: MUTED, width: 70 });
    y = writeText(doc, value, RIGHT - 140, y, { size: 8, width: 140, align: "right" }) + 3;
  }
  const below = Math.max(y, PAGE.margin + 30) + 4;
  drawRule(doc, below, { width: 1.6, color: doc.colors.accent });
  return below;
}

function drawStamp(doc: PdfDocument, stamp: string, x: number, y: number): void {
  const style = { size: 11, bold: true, color: STAMP, spacing: 1 };
  const width = widthOf(doc, stamp, style) + 14;
  doc.roundedRect(x, y, width, 22, 3).lineWidth(1.2).strokeColor(STAMP).stroke();
  writeText(doc, stamp, x + 8, y + 3, style);
}

/** Draws the addressee above a line, in the largest size that fits; an empty name leaves it blank. Returns the y below. */
export function drawAddressee(doc: PdfDocument, { addressee, honorific }: Addressee, y: number): number {
  const mark = copy.honorific[honorific];
  const name = addressee || " ";
  const style = { size: 15, bold: true, width: LEFT - 44 };
  while (style.size > 11 && heightOf(doc, name, style) > 2.6 * style.size) style.size -= 1;
  const below = writeText(doc, name, PAGE.margin, y, style);
  const markStyle: Style = { size: 12, width: 40, align: "right" };
  const markBelow = below - BELOW_BASELINE * (style.size - markStyle.size);
  writeText(doc, mark, PAGE.margin + LEFT - 40, markBelow - heightOf(doc, mark, markStyle), markStyle);
  drawRule(doc, below + 3, { to: PAGE.margin + LEFT, width: 0.8, color: INK });
  return below + 3;
}

/** Draws a labelled name with the lines of its address. Returns the y position below. */
export function drawParty(
  doc: PdfDocument,
  label: string,
  name: string,
  address: readonly string[],
  y: number,
): number {
  let below = writeText(doc, label, PAGE.margin, y, { size: 8, color: MUTED, width: LEFT }) + 2;
  below = writeText(doc, name, PAGE.margin, below, { size: 12, bold: true, width: LEFT }) + 2;
  for (const line of address) below = writeText(doc, line, PAGE.margin, below, { size: 8.5, width: LEFT });
  return below;
}

/** Draws the total in a filled band. Returns the y position below. */
export function drawAmount(doc: PdfDocument, name: string, amount: number, y: number): number {
  const end = PAGE.margin + LEFT - 10;
  const sum = copy.closedYen(amount);
  const large = { size: 19, bold: true };
  const small = { size: 8 };
  doc.rect(PAGE.margin, y, LEFT, 44).fill(doc.colors.soft);
  doc.rect(PAGE.margin, y, 3, 44).fill(doc.colors.accent);
  writeText(doc, name, PAGE.margin + 12, y + 15, { size: 9 });
  const tax = end - widthOf(doc, copy.taxIncluded, small);
  writeText(doc, copy.taxIncluded, tax, y + 18, small);
  writeText(doc, sum, tax - widthOf(doc, sum, large) - 4, y + 8, large);
  return y + 44;
}

/** Draws the issuer's name and address. Returns the y position below. */
export function drawIssuer(doc: PdfDocument, issuer: Issuer, y: number): number {
  const x = RIGHT - ISSUER;
  const line = (text: string, at: number) => writeText(doc, text, x, at, { size: 8.5, width: ISSUER });
  let below = writeText(doc, issuer.name, x, y, { size: 11, bold: true, width: ISSUER }) + 4;
  below = line(copy.postalCode(issuer.postal_code), below);
  for (const part of wrapAtSpaces(doc, issuer.address, { size: 8.5, width: ISSUER })) below = line(part, below);
  below = line(copy.tel(issuer.tel), below);
  return issuer.registration_number === null ? below : line(copy.registration(issuer.registration_number), below + 2);
}

/** Breaks a text between its words only, so that no name of a building is cut. */
function wrapAtSpaces(doc: PdfDocument, text: string, style: Style & { width: number }): string[] {
  return text.split(/[ \u3000]/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    return last !== undefined && widthOf(doc, joined, style) <= style.width
      ? [...lines.slice(0, -1), joined]
      : [...lines, word];
  }, []);
}

/** Draws labelled values, one per line. Returns the y position below. */
export function drawFacts(doc: PdfDocument, facts: Facts, y: number): number {
  let below = y;
  for (const [name, value] of facts) {
    writeText(doc, name, PAGE.margin, below, { size: 8.5, color: MUTED, width: 72 });
    below = writeText(doc, value, PAGE.margin + 76, below, { size: 8.5, width: LEFT - 76 }) + 4;
  }
  return below;
}
