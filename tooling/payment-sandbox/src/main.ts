import { parseArgs } from "node:util";
import { clusterUrl } from "@noren/backend/db/embedded/cluster-url";
import { openDatabase } from "@noren/backend/db/pool";
import { listen } from "@noren/backend/http/listen";
import { runRepeatedly } from "@noren/backend/process/run-repeatedly";
import { log, setLogLevel } from "@noren/backend/process/log";
import { StartError } from "@noren/backend/process/start-error";
import { createSandbox } from "./app.ts";
import { openStore } from "./open-store.ts";
import { notifyOverHttp, tick } from "./tick.ts";

/** How soon after a change the shop is notified. */
const PAUSE_MS = 500;

const { values: flags } = parseArgs({ options: { fresh: { type: "boolean" } } });
setLogLevel(process.env["LOG_LEVEL"] === "warn" ? "warn" : "info");

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new StartError(`${name} is not set.`);
  return value;
}

try {
  const origin = required("PAYMENT_SANDBOX_ORIGIN");
  const secret = required("PAYMENT_SANDBOX_SECRET");
  const callbackUrl = required("PAYMENT_CALLBACK_URL");
  const { db, close } = openDatabase(process.env["DATABASE_URL"] || clusterUrl(required("NOREN_DATA")), {
    connections: 5,
  });
  await openStore(db, { fresh: flags.fresh ?? false });
  const sandbox = { db, origin, secret, now: () => new Date() };
  const worker = runRepeatedly("payment sandbox", PAUSE_MS, () => tick(sandbox, notifyOverHttp(callbackUrl)));
  const listener = await listen(createSandbox(sandbox), Number(new URL(origin).port));
  log("info", "payment sandbox is open", { origin: listener.origin });
  const end = async () => {
    await listener.close();
    await worker.close();
    await close();
    process.exit(0);
  };
  process.once("SIGINT", () => void end());
  process.once("SIGTERM", () => void end());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  // Exit explicitly: open connections would keep the process alive.
  process.exit(1);
}
