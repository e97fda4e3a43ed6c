/** Holds the JavaScript of every app's product page under its ceiling, from the builds alone. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "@noren/bootstrap/house";
import { PRODUCT_JS, PRODUCT_JS_CEILING } from "./budgets.ts";
import { routeJs } from "./route-js.ts";

for (const build of globSync("apps/*/build/client", { cwd: root })) {
  const bytes = routeJs(join(root, build), "Product");
  console.log(
    `${build}: ${(bytes / 1000).toFixed(1)} kB of JavaScript on the product page (budget ${PRODUCT_JS / 1000})`,
  );
  if (bytes <= PRODUCT_JS_CEILING) continue;
  console.error(`  More than the ${PRODUCT_JS_CEILING / 1000} kB that are allowed.`);
  process.exitCode = 1;
}
