import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Encoding from "encoding-japanese";
import { onTestFinished } from "vitest";

/** Writes a file that lives as long as the running test. */
export function fileOf(bytes: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "noren-import-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "catalogue.csv");
  writeFileSync(file, bytes);
  return file;
}

/** Rows as a CSV text; every cell stands in quotes. */
export function csvOf(rows: readonly (readonly (string | number)[])[], lineEnd = "\r\n"): string {
  return rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(",") + lineEnd).join("");
}

/** A text as Excel in Japan saves it. */
export function shiftJis(text: string): Uint8Array {
  return Uint8Array.from(Encoding.convert(Encoding.stringToCode(text), { to: "SJIS", from: "UNICODE" }));
}
