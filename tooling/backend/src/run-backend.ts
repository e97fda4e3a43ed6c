import { readDemoSandbox } from "./identity-sandbox/identity-sandbox.ts";
import { RUNNING_BACKENDS } from "./import/open-shop.ts";
import { readAvifEffort } from "./images/read-avif-effort.ts";
import { readMailOptions } from "./mail/mail-options.ts";
import { readPaymentServices } from "./payment/read-services.ts";
import { log } from "./process/log.ts";
import { readRecaptchas } from "./recaptcha/read-recaptchas.ts";
import { readOrigins } from "./shop/shop-origins.ts";
import { type BackendOptions, startBackend } from "./start.ts";

/**
 * Starts the backend as the environment configures it, and closes it when `signal` is aborted.
 *
 * @throws StartError in one sentence that names the wrong variable, and as `startBackend` does
 */
export async function runBackend(
  options: BackendOptions & { signal: AbortSignal },
  env: Readonly<NodeJS.ProcessEnv>,
): Promise<void> {
  const backend = await startBackend({
    ...options,
    databaseReadUrl: env["DATABASE_READ_URL"] || undefined,
    isDemo: env["NOREN_DEMO"] === "1",
    origins: readOrigins(env["SHOP_ORIGINS"]),
    mail: readMailOptions(env),
    services: readPaymentServices(env),
    identitySandbox: readDemoSandbox(env),
    recaptchas: readRecaptchas(env["RECAPTCHA_SECRETS"]),
    avifEffort: readAvifEffort(env["AVIF_EFFORT"]),
    runningBackends: RUNNING_BACKENDS,
  });
  log("info", "backend is open", { origin: backend.origin });
  options.signal.addEventListener("abort", () => void backend.close().then(() => process.exit(0)));
}
