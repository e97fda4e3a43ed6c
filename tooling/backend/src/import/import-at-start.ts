import type { Db } from "../db/pool.ts";
import { StartError } from "../process/start-error.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { showProgress } from "./progress.ts";
import { summaryText } from "./summary-text.ts";

/**
 * Imports a catalogue into the shop `simple` before the server listens. Writes progress and summary to standard error.
 *
 * @throws StartError when the file cannot be imported, or none of its products can
 */
export async function importAtStart(db: Db, { file, dataDir }: { file: string; dataDir: string }): Promise<void> {
  const onProgress = showProgress(process.stderr);
  const summary = await importCatalogue(db, { file, dataDir, channel: "simple", onProgress });
  process.stderr.write(`${summaryText(summary)}\n`);
  if (summary.added + summary.updated === 0) throw new StartError(`Nothing of ${file} could be imported.`);
}
