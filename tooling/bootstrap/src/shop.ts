import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { localOrigin } from "@noren/backend/shop/local-origin";
import { workspaceRoot } from "./workspace-root.ts";
import { listShopKeys } from "./open-shops.ts";
import type { StartOptions } from "./options.ts";
import { freePort } from "./ports.ts";
import { type Service, startService } from "./service.ts";

export interface Backend {
  service: Service;
  origin: string;
}

/** URL of a sandbox, and the secret that it shares with the backend. */
export interface Sandbox {
  origin: string;
  secret: string;
}

/** The services that the backend uses instead of real ones. */
export interface Sandboxes {
  payments: Sandbox;
  identities: Sandbox;
}

/** Chooses URLs and secrets before the backend and the sandboxes start, since each needs them. */
export async function chooseSandboxes(): Promise<Sandboxes> {
  return { payments: await chooseSandbox(), identities: await chooseSandbox() };
}

const chooseSandbox = async (): Promise<Sandbox> => ({
  origin: `http://127.0.0.1:${await freePort()}`,
  secret: randomBytes(32).toString("base64url"),
});

const paymentEnv = ({ origin, secret }: Sandbox) => ({
  PAYMENT_SANDBOX_ORIGIN: origin,
  PAYMENT_SANDBOX_SECRET: secret,
});

const identityEnv = ({ origin, secret }: Sandbox) => ({
  IDENTITY_SANDBOX_ORIGIN: origin,
  IDENTITY_SANDBOX_SECRET: secret,
});

/**
 * Starts the backend on a free port of the loopback address.
 *
 * @param options `port` is the port of the storefront, for links in mails
 * @param sandboxes without them, shops offer only payment methods that need no payment service, and only the login services
 * of the database
 */
export async function startBackend(
  { port: shopPort, fresh, catalogue }: StartOptions,
  sandboxes?: Sandboxes,
): Promise<Backend> {
  const port = await freePort();
  const origins = listShopKeys()
    .map((key) => `${key}=${localOrigin(key, shopPort)}`)
    .join();
  const file = join(workspaceRoot, "tooling/backend/src/main.ts");
  const service = startService({
    name: "The backend",
    args: [file, ...(fresh ? ["--fresh"] : []), ...(catalogue ? ["--catalogue", catalogue] : [])],
    cwd: process.cwd(),
    env: {
      API_PORT: String(port),
      NOREN_DEMO: process.env["NOREN_DEMO"] ?? "1",
      SHOP_ORIGINS: process.env["SHOP_ORIGINS"] ?? origins,
      LOG_LEVEL: process.env["LOG_LEVEL"] ?? "warn",
      NODE_ENV: "production",
      ...(sandboxes && { ...paymentEnv(sandboxes.payments), ...identityEnv(sandboxes.identities) }),
    },
  });
  return { service, origin: `http://127.0.0.1:${port}` };
}

const sandboxFile = (folder: string) => join(workspaceRoot, "tooling", folder, "src/main.ts");
const cacheResolutions = import.meta.resolve("@noren/backend/process/cache-resolutions");

/** Starts the payment sandbox, which uses the database of the running backend. */
export function startPayments(sandbox: Sandbox, apiOrigin: string, fresh: boolean): Service {
  return startService({
    name: "The payment sandbox",
    args: ["--import", cacheResolutions, sandboxFile("payment-sandbox"), ...(fresh ? ["--fresh"] : [])],
    cwd: process.cwd(),
    env: {
      ...paymentEnv(sandbox),
      PAYMENT_CALLBACK_URL: `${apiOrigin}/callbacks/payment/sandbox`,
      NOREN_DATA: process.env["NOREN_DATA"] ?? join(workspaceRoot, ".data"),
      LOG_LEVEL: "warn",
    },
  });
}

/** Starts the identity sandbox, which stores nothing. */
export function startIdentities(sandbox: Sandbox): Service {
  return startService({
    name: "The identity sandbox",
    args: ["--import", cacheResolutions, sandboxFile("identity-sandbox")],
    cwd: process.cwd(),
    env: { ...identityEnv(sandbox), LOG_LEVEL: "warn" },
  });
}

/** Starts the production server with the builds of the apps. */
export function startStorefront(port: number, apiOrigin: string): Service {
  return startService({
    name: "The storefront",
    args: [join(workspaceRoot, "packages/storefront/server/main.ts")],
    cwd: workspaceRoot,
    env: { PORT: String(port), API_ORIGIN: apiOrigin, NODE_ENV: "production" },
  });
}
