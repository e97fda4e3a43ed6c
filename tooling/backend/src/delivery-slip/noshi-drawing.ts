import type { NoshiCord, OrderPacking } from "@noren/contract";
import {
  layOutAffiliation,
  layOutNames,
  layOutReading,
  layOutTitle,
  PAPER,
  type VerticalText,
} from "@noren/validation/noshi-layout";
import { INK, LINE, MUTED, type PdfDocument, RIGHT, widthOf, writeText } from "../pdf/pdf-document.ts";
import { packingSheetCopy as copy } from "./packing-sheet.copy.ts";

type Noshi = NonNullable<OrderPacking["noshi"]>;

/** The width of the drawing on the sheet. */
const DRAWN_WIDTH = 200;
const SCALE = DRAWN_WIDTH / PAPER.width;

/** The right half of the cords; the left half is pale. */
const RIGHT_HALF: Record<NoshiCord, string> = {
  "red-white": "#b3272d",
  "black-white": "#2b2b2b",
  "yellow-white": "#c99a1e",
};
const PALE = "#e8e6e1";

/** Letters that a vertical text turns by a quarter. */
const TURNED = /^[ー〜～（）()「」\-–—…]$/;

/** Draws a のし at the right, laid out as the preview of the shopper. Returns the y position below. */
export function drawNoshi(doc: PdfDocument, noshi: Noshi, y: number): number {
  const { title, names, affiliation, reading, cord } = noshi;
  const x = RIGHT - DRAWN_WIDTH;
  const columns = layOutNames(names);
  const [first] = columns;
  doc.save().translate(x, y).scale(SCALE);
  doc.rect(0, 0, PAPER.width, PAPER.height).lineWidth(1).strokeColor(LINE).stroke();
  doc.rect(0, PAPER.cord - 4, PAPER.middle, 8).fillAndStroke(PALE, LINE);
  doc.rect(PAPER.middle, PAPER.cord - 4, PAPER.middle, 8).fill(RIGHT_HALF[cord]);
  if (noshi.has_ornament) doc.rect(342, 22, 16, 44).lineWidth(1.5).strokeColor(RIGHT_HALF[cord]).stroke();
  drawVertical(doc, layOutTitle(title));
  for (const column of columns) drawVertical(doc, column);
  if (reading !== null && first) drawVertical(doc, layOutReading(reading, first));
  if (affiliation !== null) drawVertical(doc, layOutAffiliation(affiliation, first, reading !== null));
  doc.restore();
  const below = y + PAPER.height * SCALE + 4;
  return writeText(doc, copy.cordOf(noshi), x, below, {
    size: 8,
    color: MUTED,
    width: DRAWN_WIDTH,
    align: "center",
  });
}

/** Writes a column letter by letter; a letter with its variation selector is one. */
function drawVertical(doc: PdfDocument, { text, x, top, size, spacing }: VerticalText): void {
  const style = { size, color: INK };
  const letters = [...new Intl.Segmenter("ja").segment(text)].map(({ segment }) => segment);
  letters.forEach((letter, index) => {
    const y = top + index * (size + spacing);
    if (letter.trim() === "") return;
    doc.save();
    if (TURNED.test(letter)) doc.rotate(90, { origin: [x, y + size / 2] });
    // The font's line is taller than its letters.
    writeText(doc, letter, x - widthOf(doc, letter, style) / 2, y - size * 0.22, style);
    doc.restore();
  });
}
