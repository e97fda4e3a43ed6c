/** Checks the scripts and style sheets of every app's pages against their ceilings, from the builds alone. */
import { join } from "node:path";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { PRODUCT_JS_CEILING, THEME_CSS, THEME_JS } from "./budgets.ts";
import { measureRoute } from "./measure-route.ts";

const PAGES = ["Home", "ProductList", "Product", "Cart"];

const measure = (app: string, page: string) => measureRoute(join(workspaceRoot, "apps", app, "build/client"), page);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const check = (isKept: boolean, line: string) => {
  console.log(line);
  if (isKept) return;
  console.error("  That is too much: see decision 0066.");
  process.exitCode = 1;
};

const otherApps = listPackages(workspaceRoot, "apps").filter((name) => name !== "simple");
for (const page of PAGES) {
  const simple = measure("simple", page);
  if (page === "Product")
    check(
      simple.js <= PRODUCT_JS_CEILING,
      `simple, Product: ${kilobytes(simple.js)} of JavaScript (at most ${kilobytes(PRODUCT_JS_CEILING)})`,
    );
  for (const app of otherApps) {
    const own = measure(app, page);
    const added = { js: own.js - simple.js, css: own.css - simple.css };
    check(
      added.js <= THEME_JS && added.css <= THEME_CSS,
      `${app}, ${page}: ${kilobytes(own.js)} of JavaScript, ${kilobytes(added.js)} more than Simple (at most ${kilobytes(THEME_JS)}); ${kilobytes(added.css)} of CSS (at most ${kilobytes(THEME_CSS)})`,
    );
  }
}
