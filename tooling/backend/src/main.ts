import "./process/cache-resolutions.ts";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { checkDatabaseUrl } from "./db/check-database-url.ts";
import { makeFolder } from "./db/embedded/cluster.ts";
import { checkPort } from "./http/bind.ts";
import { readSecret } from "./http/read-secret.ts";
import { LOG_LEVELS, setLogLevel } from "./process/log.ts";
import { StartError } from "./process/start-error.ts";
import { resolveTypedPath } from "./process/resolve-typed-path.ts";

const { values: flags } = parseArgs({ options: { fresh: { type: "boolean" }, catalogue: { type: "string" } } });
setLogLevel(LOG_LEVELS.find((level) => level === process.env["LOG_LEVEL"]) ?? "info");

const shutdown = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => shutdown.abort());

try {
  const dataDir = resolveTypedPath(
    process.env["NOREN_DATA"] || fileURLToPath(new URL("../../../.data", import.meta.url)),
  );
  makeFolder(dataDir);
  const secret = readSecret(process.env, dataDir);
  const databaseUrl = process.env["DATABASE_URL"] || undefined;
  if (databaseUrl !== undefined) checkDatabaseUrl(databaseUrl);
  const port = Number(process.env["API_PORT"] ?? 4000);
  await checkPort(port);
  // The backend loads a thousand modules, so a wrong folder, secret, URL or port is reported first (decision 0148).
  const { runBackend } = await import("./run-backend.ts");
  await runBackend({ dataDir, secret, databaseUrl, port, ...flags, signal: shutdown.signal }, process.env);
} catch (error) {
  if (shutdown.signal.aborted) process.exit(0);
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
