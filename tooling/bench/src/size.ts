/** Checks the scripts and style sheets of every app's pages against their ceilings, from the builds alone. */
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { PRODUCT_JS_CEILING, THEME_CSS, THEME_JS } from "./budgets.ts";
import { findAddedBytes } from "./page-bytes.ts";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const check = (isKept: boolean, line: string) => {
  console.log(line);
  if (isKept) return;
  console.error("  That is too much: see decision 0066.");
  process.exitCode = 1;
};

for (const app of listPackages(workspaceRoot, "apps"))
  for (const { page, own, added } of findAddedBytes(app)) {
    if (app !== "simple")
      check(
        added.js <= THEME_JS && added.css <= THEME_CSS,
        `${app}, ${page}: ${kilobytes(own.js)} of JavaScript, ${kilobytes(added.js)} more than Simple (at most ${kilobytes(THEME_JS)}); ${kilobytes(added.css)} of CSS (at most ${kilobytes(THEME_CSS)})`,
      );
    else if (page === "Product")
      check(
        own.js <= PRODUCT_JS_CEILING,
        `simple, Product: ${kilobytes(own.js)} of JavaScript (at most ${kilobytes(PRODUCT_JS_CEILING)})`,
      );
  }
