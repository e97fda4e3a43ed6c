import { join } from "node:path";
import { root } from "./house.ts";
import type { StartOptions } from "./options.ts";
import { freePort } from "./ports.ts";
import { type Service, startService } from "./service.ts";

export interface Backend {
  service: Service;
  origin: string;
}

/** Starts the backend on a free port of the loopback address; only the storefront's server talks to it. */
export async function startBackend({ fresh, catalogue }: Omit<StartOptions, "port">): Promise<Backend> {
  const port = await freePort();
  const file = join(root, "tooling/backend/src/main.ts");
  const service = startService({
    name: "The backend",
    args: [file, ...(fresh ? ["--fresh"] : []), ...(catalogue ? ["--catalogue", catalogue] : [])],
    cwd: process.cwd(),
    env: { API_PORT: String(port), LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn", NODE_ENV: "production" },
  });
  return { service, origin: `http://127.0.0.1:${port}` };
}

/** Starts the production server over the builds of the apps. */
export function startStorefront(port: number, apiOrigin: string): Service {
  return startService({
    name: "The storefront",
    args: [join(root, "packages/storefront/server/main.ts")],
    cwd: root,
    env: { PORT: String(port), API_ORIGIN: apiOrigin, NODE_ENV: "production" },
  });
}
