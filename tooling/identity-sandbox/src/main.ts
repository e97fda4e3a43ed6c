import { listen } from "@noren/backend/http/listen";
import { readIdentitySandbox } from "@noren/backend/identity-sandbox/identity-sandbox";
import { log, setLogLevel } from "@noren/backend/process/log";
import { StartError } from "@noren/backend/process/start-error";
import { createSandbox } from "./app.ts";

setLogLevel(process.env["LOG_LEVEL"] === "warn" ? "warn" : "info");

try {
  const sandbox = readIdentitySandbox(process.env);
  if (!sandbox) throw new StartError("IDENTITY_SANDBOX_ORIGIN is not set.");
  const listener = await listen(await createSandbox(sandbox), Number(new URL(sandbox.origin).port));
  log("info", "identity sandbox is open", { origin: listener.origin });
  const end = async () => {
    await listener.close();
    process.exit(0);
  };
  process.once("SIGINT", () => void end());
  process.once("SIGTERM", () => void end());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
