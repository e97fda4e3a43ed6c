/** `npm start`: the shop with its database and the production builds. */
import { built, startBuild } from "./build.ts";
import { findOpenShops } from "./open-shops.ts";
import { readOptions } from "./options.ts";
import { checkPort } from "./ports.ts";
import { planPayments, startBackend, startPayments, startStorefront } from "./shop.ts";
import { runProcessGroup } from "./process-group.ts";
import { welcome } from "./welcome.ts";

process.exitCode = await runProcessGroup(async ({ addProcess, signal }) => {
  const options = readOptions(process.argv.slice(2), process.env);
  await checkPort(options.port);
  // The backend starts first: it reports a wrong folder or database at once.
  const plan = await planPayments();
  const { service, origin } = await startBackend(options, plan);
  const backend = addProcess(service);
  const build = addProcess(startBuild());
  await Promise.all([backend.ready(`${origin}/readyz`), built(build)]);
  signal.throwIfAborted();
  const payments = addProcess(startPayments(plan, origin, options.fresh));
  const storefront = addProcess(startStorefront(options.port, origin));
  await Promise.all([
    payments.ready(`${plan.origin}/readyz`),
    storefront.ready(`http://127.0.0.1:${options.port}/readyz`),
  ]);
  const shops = await findOpenShops(origin);
  console.log(welcome({ port: options.port, shops, apiOrigin: origin, paymentOrigin: plan.origin }));
  return [backend, payments, storefront];
});
