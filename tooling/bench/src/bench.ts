/**
 * `npm run bench` measures the shop as `npm start` runs it, with its own data; `-- backend` measures the API alone,
 * `-- import` an import, `-- search` what searches find, `-- pages` scores of every kind of public page.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startBuild, waitForBuild } from "@noren/bootstrap/build";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { freePort } from "@noren/bootstrap/ports";
import { startBackend, startStorefront } from "@noren/bootstrap/shop";
import { runProcessGroup } from "@noren/bootstrap/process-group";
import { chromium } from "@playwright/test";
import { getChromiumLaunchOptions } from "@noren/bootstrap/chromium";
import { benchBackend } from "./backend/bench-backend.ts";
import { findBrokenBudgets, findSlowImports } from "./budgets.ts";
import { formatTable } from "./format-table.ts";
import { measureImport } from "./measure-import.ts";
import { measurePages } from "./measure-pages.ts";
import { measureShop } from "./measure-shop.ts";
import { startStaticCopy } from "./static-copy.ts";
import { benchSearch } from "./search/bench-search.ts";

const RESULTS = join(workspaceRoot, ".cache/bench.json");

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Exits with code 1 when a budget is broken. */
    check: { type: "boolean", default: false },
    runs: { type: "string", default: "9" },
    seconds: { type: "string", default: "8" },
  },
});

const [subject = "shop", ...others] = positionals;
if (!["shop", "pages", "backend", "import", "search"].includes(subject) || others.length > 0) {
  console.error("Usage: npm run bench -- [pages | backend | import | search] [--check] [--runs N] [--seconds N]");
  process.exit(1);
}

let brokenBudgets: string[] = [];
const code = await runProcessGroup(async (group) => {
  if (subject === "backend") {
    await benchBackend(group, Number(flags.seconds));
    return [];
  }
  if (subject === "import") {
    const seconds = await measureImport();
    brokenBudgets = findSlowImports(seconds);
    const lines = Object.entries(seconds).map(([step, value]) => `${step.padEnd(28)}${value.toFixed(1).padStart(8)} s`);
    console.log([...lines, ...brokenBudgets].join("\n"));
    return [];
  }
  if (subject === "search") {
    brokenBudgets = await benchSearch(group);
    console.log(brokenBudgets.join("\n"));
    return [];
  }
  // It deletes its data, so it must not use a database named in the environment.
  Object.assign(process.env, {
    NOREN_DATA: join(workspaceRoot, ".data/bench"),
    DATABASE_URL: "",
    DATABASE_READ_URL: "",
  });
  const port = await freePort();
  const { service, origin } = await startBackend({ port, fresh: true, catalogue: undefined });
  const backend = group.addProcess(service);
  await Promise.all([backend.waitUntilReady(`${origin}/readyz`), waitForBuild(group.addProcess(startBuild()))]);
  const storefront = group.addProcess(startStorefront(port, origin));
  const shop = `http://localhost:${port}`;
  await storefront.waitUntilReady(`http://127.0.0.1:${port}/readyz`);

  const browser = await chromium.launch(getChromiumLaunchOptions());
  if (subject === "pages") {
    const shops = listPackages(workspaceRoot, "apps").map((app) => `http://${app}.localhost:${port}`);
    brokenBudgets = await measurePages(await browser.newPage(), shops);
    await browser.close();
    console.log(brokenBudgets.length > 0 ? brokenBudgets.join("\n") : "Every score is 100.");
    return [];
  }
  const staticCopy = await startStaticCopy(shop);
  const figures = await measureShop(
    { shop, staticCopy: staticCopy.origin, api: origin, storefront, backend },
    { browser, runs: Number(flags.runs), seconds: Number(flags.seconds) },
  );
  staticCopy.stop();
  await browser.close();
  brokenBudgets = findBrokenBudgets(figures);
  mkdirSync(join(RESULTS, ".."), { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(
    `\n${formatTable(figures)}\n\n${brokenBudgets.length > 0 ? brokenBudgets.join("\n") : "Every budget is kept."}`,
  );
  return [];
});
process.exitCode = code === 0 && flags.check && brokenBudgets.length > 0 ? 1 : code;
