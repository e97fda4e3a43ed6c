import type { IncomingMessage, Server } from "node:http";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { securityHeaders } from "@noren/contract/security-headers";
import type { App } from "./app.ts";
import { bind } from "./bind.ts";

/** Time for open requests to finish when the server closes. */
const GRACE_MS = 5_000;

export interface Listener {
  origin: string;
  close(): Promise<void>;
}

/** Whether the target of a request is a whole URL, as proxies send it, of another host than the header `Host` names. */
function namesAnotherHost({ url = "/", headers }: IncomingMessage): boolean {
  if (url.startsWith("/") || url === "*") return false;
  return !URL.canParse(url) || new URL(url).host !== headers.host?.toLowerCase();
}

/** Listens on the loopback address; port 0 takes a free one. @throws StartError when the port is in use. */
export async function listen(app: App, port: number): Promise<Listener> {
  const fetch = (request: Request, env: unknown) =>
    namesAnotherHost((env as HttpBindings).incoming)
      ? new Response("Misdirected Request", { status: 421, headers: securityHeaders })
      : app.fetch(request, env as HttpBindings);
  const server = createAdaptorServer({ fetch }) as Server;
  // The timeout covers the whole body. The largest file needs nearly this long on a slow connection.
  server.requestTimeout = 300_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000;
  await bind(server, port);
  const address = server.address();
  const boundPort = typeof address === "object" && address ? address.port : port;
  return {
    origin: `http://127.0.0.1:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
