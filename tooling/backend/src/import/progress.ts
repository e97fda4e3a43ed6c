import type { WriteStream } from "node:tty";
import type { ImportOptions } from "./import-catalogue.ts";
import { importCopy } from "./import.copy.ts";

/** The least time between two lines in a log. */
const LOG_INTERVAL_MS = 3_000;

/**
 * Shows the progress of an import: one updating line in a terminal; elsewhere a line every few seconds and one per
 * finished step.
 */
export function showProgress(
  out: Pick<WriteStream, "write"> & { isTTY?: boolean },
  now: () => number = Date.now,
): NonNullable<ImportOptions["onProgress"]> {
  const { progress } = importCopy;
  let shown = "";
  let shownAt = now();
  return (step, done, total) => {
    const text = step === "read" ? progress.read(done) : progress[step](done, total);
    const isEnd = done >= total;
    if (text === shown || (!isEnd && !out.isTTY && now() - shownAt < LOG_INTERVAL_MS)) return;
    shown = text;
    shownAt = now();
    out.write(out.isTTY ? `\r\u001b[K${text}${isEnd ? "\n" : ""}` : `${text}\n`);
  };
}
