/** The production server: `PORT`, `HOST`, `API_ORIGIN`, `APPS`, `CHANNELS`, `PROXIES`, `API_REUSE_MS`; see README.md. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServerApp } from "./app.ts";
import { loadBuilds } from "./builds.ts";
import { ConfigError, readConfig } from "./config.ts";
import { readFiles } from "./files.ts";
import { reusing } from "./reuse.ts";

/** How long answers under way may take after the server was asked to end, in milliseconds. */
const GRACE_MS = 8000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const builds = await loadBuilds(config.apps);
  const files = await readFiles([...builds.values()].map(({ client }) => client));
  let isOpen = true;
  const app = createServerApp({
    builds,
    files,
    apiOrigin: config.apiOrigin,
    channels: config.channels,
    proxies: config.proxies,
    fetch: reusing({ fetch: globalThis.fetch, lifetimeMs: config.reuseMs }),
    isOpen: () => isOpen,
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  server.on("error", (error: NodeJS.ErrnoException) =>
    fail(error.code === "EADDRINUSE" ? `Port ${config.port} is in use: choose another one with PORT.` : error.message),
  );
  server.listen(config.port, config.host);

  const end = () => {
    isOpen = false;
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

await start().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof Error) fail(error.message);
  else throw error;
});
