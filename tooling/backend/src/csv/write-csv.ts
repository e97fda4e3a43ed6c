import Encoding from "encoding-japanese";

/** Encodings that spreadsheets in Japan read. `shift_jis` is Windows' code page 932. */
export type CsvEncoding = "utf-8" | "shift_jis";

/** The first characters of a formula, in half and full width. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Replaces characters that Shift_JIS lacks (〓). */
export const REPLACEMENT = "\u3013";

/**
 * Writes rows as CSV. A cell that a spreadsheet would run as a formula is prefixed with an apostrophe, since users can type
 * formulas into their names (CSV injection).
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map((cell) => quote(String(cell ?? ""))).join(",")}\r\n`).join("");
}

const quote = (cell: string) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** Encodes a text; UTF-8 with the byte order mark that Excel needs. */
export function encodeText(text: string, encoding: CsvEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === "utf-8") return new TextEncoder().encode(`\uFEFF${text}`);
  const codes = new Map(Array.from(new Set(text), (character) => [character, shiftJis(character)]));
  return Uint8Array.from(Array.from(text).flatMap((character) => codes.get(character) ?? []));
}

function shiftJis(character: string): number[] {
  const codes = Encoding.convert(Encoding.stringToCode(character), { to: "SJIS", from: "UNICODE" });
  const isEncodable = new TextDecoder("shift_jis").decode(Uint8Array.from(codes)) === character;
  return isEncodable ? codes : Encoding.convert(Encoding.stringToCode(REPLACEMENT), { to: "SJIS", from: "UNICODE" });
}
