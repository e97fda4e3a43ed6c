/** `npm run dev -- [APP]`: the backend, and one app's development server with hot reloading in front of it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { workspaceRoot } from "./workspace-root.ts";
import { findOpenShops } from "./open-shops.ts";
import { readOptions } from "./options.ts";
import { checkPort } from "./ports.ts";
import { startService } from "./service.ts";
import { planPayments, startBackend, startPayments } from "./shop.ts";
import { StartError } from "./start-error.ts";
import { runProcessGroup } from "./process-group.ts";
import { welcome } from "./welcome.ts";

process.exitCode = await runProcessGroup(async ({ addProcess, signal }) => {
  const [app = "simple"] = process.argv.slice(2);
  const cwd = join(workspaceRoot, "apps", app);
  if (!existsSync(join(cwd, "vite.config.ts"))) throw new StartError(`There is no app ${app} in apps/.`);
  const { port } = readOptions([], process.env);
  await checkPort(port);
  const plan = await planPayments();
  const { service, origin } = await startBackend({ port, fresh: false, catalogue: undefined }, plan);
  const backend = addProcess(service);
  await backend.ready(`${origin}/readyz`);
  signal.throwIfAborted();
  const payments = addProcess(startPayments(plan, origin, false));
  await payments.ready(`${plan.origin}/readyz`);
  const storefront = addProcess(
    startService({
      name: "The development server",
      args: [join(workspaceRoot, "packages/storefront/cli.ts"), "dev", "--port", String(port), "--strictPort"],
      cwd,
      env: { API_ORIGIN: origin },
    }),
  );
  await storefront.ready(`http://127.0.0.1:${port}/robots.txt`);
  const shops = await findOpenShops(origin);
  console.log(welcome({ port, shops, apiOrigin: origin, paymentOrigin: plan.origin, app }));
  return [backend, payments, storefront];
});
