import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openCluster } from "@noren/backend/db/embedded/cluster";
import { migrate } from "@noren/backend/db/migrate";
import { openDatabase } from "@noren/backend/db/pool";
import { importCatalogue } from "@noren/backend/import/import-catalogue";
import { undoImport } from "@noren/backend/import/undo-import";
import { seedShops } from "@noren/backend/seed/seed";
import { catalogueFile, ROWS } from "./catalogue-file.fixture.ts";

/**
 * `npm run bench -- import` measures an import of 10,000 products into a new shop, its repetition, and both undone.
 *
 * @returns seconds by step
 */
export async function measureImport(): Promise<Record<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), "noren-bench-import-"));
  const file = join(dataDir, "catalogue.csv");
  writeFileSync(file, catalogueFile());
  const cluster = await openCluster(dataDir);
  try {
    await migrate(cluster.url);
    const { db, close } = openDatabase(cluster.url);
    await seedShops(db, new Date());
    const options = { file, channel: "simple", dataDir };
    const steps = {
      [`import of ${ROWS} rows`]: () => importCatalogue(db, options),
      "repetition (all updated)": () => importCatalogue(db, options),
      "undo of the repetition": () => undoImport(db, { channel: "simple" }, new Date()),
      "undo of the import": () => undoImport(db, { channel: "simple", id: 1 }, new Date()),
    };
    const seconds: Record<string, number> = {};
    for (const [name, run] of Object.entries(steps)) {
      const start = performance.now();
      await run();
      seconds[name] = (performance.now() - start) / 1000;
    }
    await close();
    return seconds;
  } finally {
    await cluster.close();
    rmSync(dataDir, { recursive: true });
  }
}
