import type { WriteStream } from "node:tty";
import type { ImportOptions } from "./import-catalogue.ts";
import { importCopy } from "./import.copy.ts";

/** Shows the progress of an import: one updating line in a terminal, one line per finished step elsewhere. */
export function showProgress(
  out: Pick<WriteStream, "write"> & { isTTY?: boolean },
): NonNullable<ImportOptions["onProgress"]> {
  const { progress } = importCopy;
  let shown = "";
  return (step, done, total) => {
    const text = step === "read" ? progress.read(done) : progress[step](done, total);
    const isEnd = done >= total;
    if (text === shown || (!isEnd && !out.isTTY)) return;
    shown = text;
    out.write(out.isTTY ? `\r\u001b[K${text}${isEnd ? "\n" : ""}` : `${text}\n`);
  };
}
