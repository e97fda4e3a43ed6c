import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServerApp } from "./app.ts";
import { findBuilds } from "./builds.ts";
import type { Config } from "./config.ts";
import { readFiles } from "./files.ts";
import { reusing } from "./reuse.ts";

/** How long answers under way may take after the server was asked to end, in milliseconds. */
const GRACE_MS = 8000;

/** The server of an app, not listening yet. */
export function serverOf(app: ReturnType<typeof createServerApp>): Server {
  // Its own cleaning up cuts off, after half a second, a visitor who is still sending what was refused: they would see no answer.
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false });
  const server = createServer((request, response) => void listener(request, response));
  // Balancers keep idle connections for 60 seconds, and are to be the first to close them: else a request is lost now and then.
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Answers until the process is asked to end. @throws Error in one sentence when that cannot begin */
export async function serve(config: Config): Promise<void> {
  const builds = findBuilds(config.apps, config.reuseMs);
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
  const server = serverOf(app);

  // A worker hears of the end twice, from the primary and by the signal to the group.
  const end = () => {
    if (!isOpen) return;
    isOpen = false;
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);

  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`Port ${config.port} is in use: choose another one with PORT.`) : error);
    });
    server.listen(config.port, config.host, resolve);
  });
}
