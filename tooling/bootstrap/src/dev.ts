/** `npm run dev -- [APP]`: the backend, and one app's development server with hot reloading in front of it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { workspaceRoot } from "./workspace-root.ts";
import { findOpenShops } from "./open-shops.ts";
import { readOptions } from "./options.ts";
import { checkPort } from "./ports.ts";
import { startService } from "./service.ts";
import { chooseSandboxes, startBackend, startIdentities, startPayments } from "./shop.ts";
import { StartError } from "@noren/backend/process/start-error";
import { runProcessGroup } from "./process-group.ts";
import { formatWelcome } from "./welcome.ts";

process.exitCode = await runProcessGroup(async ({ addProcess, signal }) => {
  const [app = "simple"] = process.argv.slice(2);
  const cwd = join(workspaceRoot, "apps", app);
  if (!existsSync(join(cwd, "vite.config.ts"))) throw new StartError(`There is no app ${app} in apps/.`);
  const { port } = readOptions([], process.env);
  await checkPort(port);
  const sandboxes = await chooseSandboxes();
  const { service, origin } = await startBackend({ port, fresh: false, catalogue: undefined }, sandboxes);
  const backend = addProcess(service);
  await backend.waitUntilReady(`${origin}/readyz`);
  signal.throwIfAborted();
  const payments = addProcess(startPayments(sandboxes.payments, origin, false));
  const identities = addProcess(startIdentities(sandboxes.identities));
  await Promise.all([
    payments.waitUntilReady(`${sandboxes.payments.origin}/readyz`),
    identities.waitUntilReady(`${sandboxes.identities.origin}/readyz`),
  ]);
  const storefront = addProcess(
    startService({
      name: "The development server",
      args: [join(workspaceRoot, "packages/storefront/cli.ts"), "dev", "--port", String(port), "--strictPort"],
      cwd,
      env: { API_ORIGIN: origin },
    }),
  );
  await storefront.waitUntilReady(`http://127.0.0.1:${port}/robots.txt`);
  const shops = await findOpenShops(origin);
  console.log(formatWelcome({ port, shops, apiOrigin: origin, paymentOrigin: sandboxes.payments.origin, app }));
  return [backend, payments, identities, storefront];
});
