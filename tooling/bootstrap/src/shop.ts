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

/** URL of the payment sandbox, and the secret that it shares with the backend. */
export interface PaymentSandbox {
  origin: string;
  secret: string;
}

/** Chooses both before the backend and the sandbox start, since each needs them. */
export async function choosePaymentSandbox(): Promise<PaymentSandbox> {
  return { origin: `http://127.0.0.1:${await freePort()}`, secret: randomBytes(24).toString("base64url") };
}

const paymentEnv = ({ origin, secret }: PaymentSandbox) => ({
  PAYMENT_SANDBOX_ORIGIN: origin,
  PAYMENT_SANDBOX_SECRET: secret,
});

/**
 * Starts the backend on a free port of the loopback address.
 *
 * @param options `port` is the port of the storefront, for links in mails
 * @param payments the payment sandbox; without it, shops offer only payment methods that need no payment service
 */
export async function startBackend(
  { port: shopPort, fresh, catalogue }: StartOptions,
  payments?: PaymentSandbox,
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
      ...(payments && paymentEnv(payments)),
    },
  });
  return { service, origin: `http://127.0.0.1:${port}` };
}

const sandboxFile = join(workspaceRoot, "tooling/payment-sandbox/src/main.ts");
const cacheResolutions = import.meta.resolve("@noren/backend/process/cache-resolutions");

/** Starts the payment sandbox, which uses the database of the running backend. */
export function startPayments(sandbox: PaymentSandbox, apiOrigin: string, fresh: boolean): Service {
  return startService({
    name: "The payment sandbox",
    args: ["--import", cacheResolutions, sandboxFile, ...(fresh ? ["--fresh"] : [])],
    cwd: process.cwd(),
    env: {
      ...paymentEnv(sandbox),
      PAYMENT_CALLBACK_URL: `${apiOrigin}/callbacks/payment/sandbox`,
      NOREN_DATA: process.env["NOREN_DATA"] ?? join(workspaceRoot, ".data"),
      LOG_LEVEL: "warn",
    },
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
