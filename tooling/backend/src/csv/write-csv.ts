import Encoding from "encoding-japanese";

/** What spreadsheets in Japan take. `shift_jis` is what Windows means by it (code page 932). */
export type CsvEncoding = "utf-8" | "shift_jis";

/** What a spreadsheet would run instead of showing, in both widths. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Stands where Shift_JIS has no sign (〓). */
const MISSING = "\u3013";

/**
 * Rows as a CSV text. A cell that a spreadsheet would take for a formula gets an apostrophe before it: what people wrote
 * into their names must not run on the computer of whoever opens the file.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map((cell) => quoted(String(cell ?? ""))).join(",")}\r\n`).join("");
}

const quoted = (cell: string) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** The bytes of a text; UTF-8 with the mark by which Excel knows it. */
export function encodeText(text: string, encoding: CsvEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === "utf-8") return new TextEncoder().encode(`\uFEFF${text}`);
  const signs = new Map(Array.from(new Set(text), (sign) => [sign, shiftJis(sign)]));
  return Uint8Array.from(Array.from(text).flatMap((sign) => signs.get(sign) ?? []));
}

function shiftJis(sign: string): number[] {
  const codes = Encoding.convert(Encoding.stringToCode(sign), { to: "SJIS", from: "UNICODE" });
  const isThere = new TextDecoder("shift_jis").decode(Uint8Array.from(codes)) === sign;
  return isThere ? codes : Encoding.convert(Encoding.stringToCode(MISSING), { to: "SJIS", from: "UNICODE" });
}
