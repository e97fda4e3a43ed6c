import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { TestShop } from "../testing/shop.ts";
import { importContent } from "./import-content.ts";

/** Writes the files of a folder until the test ends: texts and bytes as they are, other values as JSON. */
export function writeFolder(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), "noren-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    const isWritten = typeof content === "string" || content instanceof Uint8Array;
    writeFileSync(file, isWritten ? content : JSON.stringify(content));
  }
  return folder;
}

/** Imports files of content into the channel `simple`, at the time of the shop's clock. */
export function importFiles({ db, clock }: TestShop, files: Record<string, unknown>) {
  const folder = writeFolder(files);
  return importContent(db, { folder, channel: "simple", dataDir: join(folder, "data"), now: clock.now });
}
