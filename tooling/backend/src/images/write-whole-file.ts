import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a temporary file and renames it, so that a crash or a full disk leaves no partial file. Creates the folder. */
export async function writeWholeFile(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
}
