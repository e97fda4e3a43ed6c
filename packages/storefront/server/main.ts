/** The production server; its variables stand in README.md. */
import cluster from "node:cluster";
import { readConfig } from "./config.ts";
import { serve } from "./serve.ts";
import { runWorkers, type Failure } from "./workers.ts";

function fail(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  if (process.send) {
    const failure: Failure = { failure: error.message };
    process.send(failure, () => process.exit(1));
    return;
  }
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  if (cluster.isPrimary && config.workers > 1) runWorkers(config.workers);
  else await serve(config);
} catch (error) {
  fail(error);
}
