/** Checks the JavaScript of every app's product page against its ceiling, from the builds alone. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { PRODUCT_JS_CEILING } from "./budgets.ts";
import { measureRouteJs } from "./measure-route-js.ts";

for (const build of globSync("apps/*/build/client", { cwd: workspaceRoot })) {
  const bytes = measureRouteJs(join(workspaceRoot, build), "Product");
  console.log(
    `${build}: ${(bytes / 1000).toFixed(1)} kB of JavaScript on the product page (at most ${PRODUCT_JS_CEILING / 1000})`,
  );
  if (bytes <= PRODUCT_JS_CEILING) continue;
  console.error("  That is too much: see decision 0066.");
  process.exitCode = 1;
}
