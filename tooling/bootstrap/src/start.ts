/** `npm start`: the shop with its database and the production builds. */
import { startBuild, waitForBuild } from "./build.ts";
import { findOpenShops } from "./open-shops.ts";
import { readOptions } from "./options.ts";
import { checkPort } from "./ports.ts";
import { chooseSandboxes, startBackend, startIdentities, startPayments, startStorefront } from "./shop.ts";
import { runProcessGroup } from "./process-group.ts";
import { formatWelcome } from "./welcome.ts";

process.exitCode = await runProcessGroup(async ({ addProcess, signal }) => {
  const options = readOptions(process.argv.slice(2), process.env);
  await checkPort(options.port);
  // The backend starts first, because it reports a wrong folder or database at once.
  const sandboxes = await chooseSandboxes();
  const { service, origin } = await startBackend(options, sandboxes);
  const backend = addProcess(service);
  const build = addProcess(startBuild());
  await Promise.all([backend.waitUntilReady(`${origin}/readyz`), waitForBuild(build)]);
  signal.throwIfAborted();
  const payments = addProcess(startPayments(sandboxes.payments, origin, options.fresh));
  const identities = addProcess(startIdentities(sandboxes.identities));
  const storefront = addProcess(startStorefront(options.port, origin));
  await Promise.all([
    payments.waitUntilReady(`${sandboxes.payments.origin}/readyz`),
    identities.waitUntilReady(`${sandboxes.identities.origin}/readyz`),
    storefront.waitUntilReady(`http://127.0.0.1:${options.port}/readyz`),
  ]);
  const shops = await findOpenShops(origin);
  console.log(
    formatWelcome({ port: options.port, shops, apiOrigin: origin, paymentOrigin: sandboxes.payments.origin }),
  );
  return [backend, payments, identities, storefront];
});
