import { fileURLToPath } from "node:url";
import Pdf from "pdfkit";
import type { DocumentColors } from "./document-colors.ts";

/** A4 in points (1/72 inch). The margin leaves space for punch holes. */
export const PAGE = { width: 595.28, height: 841.89, margin: 52 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
/** The lower end of the content; only the page's footer is below. */
export const BOTTOM = PAGE.height - PAGE.margin - 16;

export const INK = "#1f2328";
export const MUTED = "#5c636b";
export const LINE = "#c9cdd2";
export const STAMP = "#b0413e";

const FONTS = {
  regular: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf")),
  bold: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf")),
};

export type PdfDocument = PDFKit.PDFDocument & {
  readonly colors: DocumentColors;
  /** Completes the part with page numbers of its own that ends with this page. */
  readonly endPart: () => void;
};

export interface Style {
  size: number;
  bold?: boolean;
  color?: string;
  width?: number;
  align?: "left" | "center" | "right";
  /** Space between characters. */
  spacing?: number;
}

interface PdfFacts {
  title: string;
  author: string;
  /** Text in each page's footer, beside the title and the page number. */
  foot: string;
  colors: DocumentColors;
  now: Date;
}

/**
 * Draws a PDF and returns the file. Embeds the used characters of both font weights, so that it looks the same on every
 * device.
 */
export async function drawPdf(
  { title, author, foot, colors, now }: PdfFacts,
  draw: (doc: PdfDocument) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new Pdf({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    lang: "ja-JP",
    displayTitle: true,
    bufferPages: true,
    font: FONTS.regular,
    info: { Title: title, Author: author, CreationDate: now, ModDate: now },
  });
  const doc: PdfDocument = Object.assign(pdf, { colors, endPart: () => endPart(doc, title, foot) });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  draw(doc);
  doc.endPart();
  doc.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

/** Writes the footers of the buffered pages, and the pages to the file: a large file would need hundreds of MB otherwise. */
function endPart(doc: PdfDocument, title: string, foot: string): void {
  const { start, count } = doc.bufferedPageRange();
  const style: Style = { size: 7.5, color: MUTED, width: WIDTH };
  for (let page = 1; page <= count; page += 1) {
    doc.switchToPage(start + page - 1);
    const y = PAGE.height - PAGE.margin;
    writeText(doc, foot, PAGE.margin, y, style);
    writeText(doc, `${title}　${page} / ${count}`, PAGE.margin, y, { ...style, align: "right" });
  }
  doc.flushPages();
}

/** Begins a page of a part with page numbers of its own. */
export function addPart(doc: PdfDocument): void {
  doc.endPart();
  doc.addPage();
}

/** Writes a text from its upper left corner, wrapped at `style.width`. Returns the y position below. */
export function writeText(doc: PdfDocument, text: string, x: number, y: number, style: Style): number {
  selectFont(doc, style);
  doc.fillColor(style.color ?? INK).text(text, x, y, textOptions(style));
  return y + heightOf(doc, text, style);
}

/** The height of a text, wrapped at `style.width`. */
export function heightOf(doc: PdfDocument, text: string, style: Style): number {
  selectFont(doc, style);
  return doc.heightOfString(text, textOptions(style));
}

/** The width of a text on one line. */
export function widthOf(doc: PdfDocument, text: string, style: Style): number {
  selectFont(doc, style);
  return doc.widthOfString(text, textOptions({ ...style, width: undefined }));
}

/** Draws a horizontal line, by default between the margins. */
export function drawRule(
  doc: PdfDocument,
  y: number,
  style: { from?: number; to?: number; width?: number; color?: string } = {},
): void {
  const { from = PAGE.margin, to = RIGHT, width = 0.5, color = LINE } = style;
  doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
}

function selectFont(doc: PdfDocument, { size, bold = false }: Style): void {
  doc.font(bold ? FONTS.bold : FONTS.regular).fontSize(size);
}

function textOptions({
  width,
  align = "left",
  spacing = 0,
  size,
}: Omit<Style, "width"> & { width?: number | undefined }): PDFKit.Mixins.TextOptions {
  return {
    ...(width === undefined ? { lineBreak: false } : { width }),
    align,
    characterSpacing: spacing,
    lineGap: size * 0.1,
  };
}
