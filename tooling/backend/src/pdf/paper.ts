import { fileURLToPath } from "node:url";
import Pdf from "pdfkit";

/** Sizes are points, 1/72 inch. A4, with the margin that a punch leaves free. */
export const PAGE = { width: 595.28, height: 841.89, margin: 52 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
/** Nothing but the foot of the page stands below. */
export const BOTTOM = PAGE.height - PAGE.margin - 16;

export const INK = "#1f2328";
export const QUIET = "#5c636b";
export const LINE = "#c9cdd2";
export const FILL = "#f3f4f5";
export const STAMP = "#b0413e";

const FONTS = {
  regular: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf")),
  bold: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf")),
};

export type Paper = PDFKit.PDFDocument;

export interface Style {
  size: number;
  bold?: boolean;
  color?: string;
  width?: number;
  align?: "left" | "center" | "right";
  /** Space between characters. */
  spacing?: number;
}

/**
 * Draws a document and returns the file. Both weights of the font are embedded with the characters that are used, so it
 * looks and prints alike everywhere.
 *
 * @param foot what stands at the foot of each page, beside its number
 */
export async function drawPdf(
  { title, author, foot, now }: { title: string; author: string; foot: string; now: Date },
  draw: (paper: Paper) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Pdf({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    lang: "ja-JP",
    displayTitle: true,
    bufferPages: true,
    font: FONTS.regular,
    info: { Title: title, Author: author, CreationDate: now, ModDate: now },
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    paper.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    paper.on("end", resolve);
    paper.on("error", reject);
  });
  draw(paper);
  const { count } = paper.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    paper.switchToPage(page);
    const y = PAGE.height - PAGE.margin;
    write(paper, foot, PAGE.margin, y, { size: 7.5, color: QUIET, width: WIDTH });
    write(paper, `${page + 1} / ${count}`, PAGE.margin, y, { size: 7.5, color: QUIET, width: WIDTH, align: "right" });
  }
  paper.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

/** Writes a text with its upper left corner at a point, wrapped at `width`, and returns where it ends below. */
export function write(paper: Paper, text: string, x: number, y: number, style: Style): number {
  choose(paper, style);
  paper.fillColor(style.color ?? INK).text(text, x, y, layout(style));
  return y + heightOf(paper, text, style);
}

/** How high a text becomes. */
export function heightOf(paper: Paper, text: string, style: Style): number {
  choose(paper, style);
  return paper.heightOfString(text, layout(style));
}

/** How wide a text is on one line. */
export function widthOf(paper: Paper, text: string, style: Style): number {
  choose(paper, style);
  return paper.widthOfString(text, layout({ ...style, width: undefined }));
}

/** A horizontal line. */
export function rule(
  paper: Paper,
  y: number,
  style: { from?: number; to?: number; width?: number; color?: string } = {},
): void {
  const { from = PAGE.margin, to = RIGHT, width = 0.5, color = LINE } = style;
  paper.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
}

function choose(paper: Paper, { size, bold = false }: Style): void {
  paper.font(bold ? FONTS.bold : FONTS.regular).fontSize(size);
}

function layout({
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
