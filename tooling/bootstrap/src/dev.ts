/** `npm run dev -- [APP]`: the backend, and one app's development server with hot reloading in front of it. */
import { existsSync } from "node:fs";
import { join as joinPath } from "node:path";
import { root } from "./house.ts";
import { readOptions } from "./options.ts";
import { checkPort } from "./ports.ts";
import { startService } from "./service.ts";
import { planPayments, startBackend, startPayments } from "./shop.ts";
import { StartError } from "./start-error.ts";
import { runUntilAsked } from "./until-asked.ts";
import { welcome } from "./welcome.ts";

process.exitCode = await runUntilAsked(async ({ join, signal }) => {
  const [app = "simple"] = process.argv.slice(2);
  const cwd = joinPath(root, "apps", app);
  if (!existsSync(joinPath(cwd, "vite.config.ts"))) throw new StartError(`There is no app ${app} in apps/.`);
  const { port } = readOptions([], process.env);
  await checkPort(port);
  const plan = await planPayments();
  const { service, origin } = await startBackend({ port, fresh: false, catalogue: undefined }, plan);
  const backend = join(service);
  await backend.ready(`${origin}/readyz`);
  signal.throwIfAborted();
  const payments = join(startPayments(plan, origin, false));
  await payments.ready(`${plan.origin}/readyz`);
  const storefront = join(
    startService({
      name: "The development server",
      args: [joinPath(root, "packages/storefront/cli.ts"), "dev", "--port", String(port), "--strictPort"],
      cwd,
      env: { API_ORIGIN: origin },
    }),
  );
  await storefront.ready(`http://127.0.0.1:${port}/favicon.svg`);
  console.log(welcome(port, origin, plan.origin, app));
  return [backend, payments, storefront];
});
