import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { log, setLogLevel } from "./process/log.ts";
import { RUNNING_BACKENDS } from "./import/open-shop.ts";
import { readMailOptions } from "./mail/mail-options.ts";
import { readPaymentServices } from "./payment/read-services.ts";
import { readRecaptchas } from "./recaptcha/read-recaptchas.ts";
import { readOrigins } from "./shop/shop-origins.ts";
import { startBackend } from "./start.ts";
import { StartError } from "./process/start-error.ts";
import { typedPath } from "./process/typed-path.ts";

const { values: flags } = parseArgs({ options: { fresh: { type: "boolean" }, catalogue: { type: "string" } } });
const levels = ["info", "warn", "error", "silent"] as const;
setLogLevel(levels.find((level) => level === process.env["LOG_LEVEL"]) ?? "info");

const shutdown = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => shutdown.abort());

try {
  const backend = await startBackend({
    dataDir: typedPath(process.env["NOREN_DATA"] || fileURLToPath(new URL("../../../.data", import.meta.url))),
    databaseUrl: process.env["DATABASE_URL"] || undefined,
    databaseReadUrl: process.env["DATABASE_READ_URL"] || undefined,
    port: Number(process.env["API_PORT"] ?? 4000),
    fresh: flags.fresh,
    isDemo: process.env["NOREN_DEMO"] === "1",
    origins: readOrigins(process.env["SHOP_ORIGINS"]),
    mail: readMailOptions(process.env),
    services: readPaymentServices(process.env),
    recaptchas: readRecaptchas(process.env["RECAPTCHA_SECRETS"]),
    catalogue: flags.catalogue,
    runningBackends: RUNNING_BACKENDS,
    signal: shutdown.signal,
  });
  log("info", "backend is open", { origin: backend.origin });
  shutdown.signal.addEventListener("abort", () => void backend.close().then(() => process.exit(0)));
} catch (error) {
  if (shutdown.signal.aborted) process.exit(0);
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
