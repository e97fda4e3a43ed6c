/** Checks the JavaScript of every app's product page against its budget, from the builds alone. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "@noren/bootstrap/house";
import { PRODUCT_JS } from "./budgets.ts";
import { routeJs } from "./route-js.ts";

for (const build of globSync("apps/*/build/client", { cwd: root })) {
  const bytes = routeJs(join(root, build), "Product");
  console.log(`${build}: ${(bytes / 1000).toFixed(1)} kB of JavaScript on the product page`);
  if (bytes <= PRODUCT_JS) continue;
  console.error(`  More than the ${PRODUCT_JS / 1000} kB that are allowed.`);
  process.exitCode = 1;
}
