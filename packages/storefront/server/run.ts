import cluster from "node:cluster";
import { readConfig } from "./config.ts";
import { serve } from "./serve.ts";
import { runWorkers, type Failure } from "./workers.ts";

/**
 * Runs the production server with the configuration of the environment.
 * @param apps folder of the builds, or a build, when `APPS` names none
 */
export async function runServer(apps: string): Promise<void> {
  try {
    const config = readConfig(process.env, apps);
    if (cluster.isPrimary && config.workers > 1) runWorkers(config.workers);
    else await serve(config);
  } catch (error) {
    reportFailure(error);
  }
}

function reportFailure(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  if (process.send) {
    const failure: Failure = { failure: error.message };
    process.send(failure, () => process.exit(1));
    return;
  }
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
