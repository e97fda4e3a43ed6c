import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Encoding from "encoding-japanese";
import { onTestFinished } from "vitest";

/** Writes a file that is deleted after the running test. */
export function writeTemporaryFile(bytes: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "noren-import-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "catalogue.csv");
  writeFileSync(file, bytes);
  return file;
}

/** Formats rows as CSV with all cells quoted. */
export function toCsv(rows: readonly (readonly (string | number)[])[], lineEnd = "\r\n"): string {
  return rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(",") + lineEnd).join("");
}

/** Encodes a text as Shift_JIS, as Excel in Japan saves it. */
export function shiftJis(text: string): Uint8Array {
  return Uint8Array.from(Encoding.convert(Encoding.stringToCode(text), { to: "SJIS", from: "UNICODE" }));
}
