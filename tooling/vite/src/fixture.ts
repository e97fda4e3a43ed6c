import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Writes files (path → text) into a temporary folder, which is deleted when the test ends. */
export function createFolder(files: Readonly<Record<string, string>>, parent = tmpdir()): string {
  const dir = realpathSync(mkdtempSync(join(parent, "noren-")));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}
