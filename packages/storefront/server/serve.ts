import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServerApp } from "./app.ts";
import { readBuilds } from "./builds.ts";
import type { Config } from "./config.ts";
import { createCachedFetch } from "./cached-fetch.ts";
import { limitAnswers } from "./limit-answers.ts";
import { createPageCache } from "./page-cache.ts";
import { purgeSharedCaches } from "./purge-shared-caches.ts";
import { watchChanges } from "./watch-changes.ts";

/** How long pending answers may take after a stop signal, in milliseconds. */
const GRACE_MS = 8000;

/** The server of an app, not listening yet. */
export function createHttpServer(app: ReturnType<typeof createServerApp>): Server {
  // The listener's own cleanup closes the connection after half a second while a client still sends a refused body, so the
  // client would see no answer.
  const listener = getRequestListener(app.fetch, { autoCleanupIncoming: false });
  const server = createServer((request, response) => void listener(request, response));
  // Load balancers keep idle connections for 60 seconds and must be the first to close them; otherwise requests get lost.
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Starts the server; resolves when it listens. SIGTERM and SIGINT stop it. @throws Error with one sentence when the server cannot start */
export async function serve(config: Config): Promise<void> {
  const builds = await readBuilds(config.apps, config.reuseMs);
  let isOpen = true;
  const { apiOrigin, reuseMs, sharedCaches } = config;
  const pages = createPageCache({ arePurged: sharedCaches.length > 0 });
  const answers = createCachedFetch({ fetch: limitAnswers(globalThis.fetch), lifetimeMs: reuseMs });
  const app = createServerApp({
    builds,
    apiOrigin,
    channels: config.channels,
    proxies: config.proxies,
    pages,
    fetch: answers.fetch,
    isOpen: () => isOpen,
  });
  const server = createHttpServer(app);
  watchChanges({
    apiOrigin: apiOrigin.origin,
    onConnected: pages.setConnected,
    onChange: (change) => {
      answers.forget(change.split("/")[0] ?? "");
      pages.change(change);
      void purgeSharedCaches(sharedCaches, change);
    },
  });

  // A worker gets the signal twice: from the primary and from the process group.
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
