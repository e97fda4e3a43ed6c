/**
 * `npm run theme -- check` compares overrides with the originals that they were written for and finds opt-outs of nothing,
 * with NAME it also writes a report of the theme for its client;
 * `npm run theme -- accept PATH` records the current originals; `npm run theme -- list` prints every override with its
 * safety level, and the checks that themes opt out of; `npm run theme -- fonts NAME` writes an app's fonts;
 * `npm run theme -- test NAME` runs an app's tests, all of Simple's that its overrides reach, and its shop in a browser, without
 * NAME those of all apps.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { ensureChromium } from "./chromium.ts";
import { runAll } from "./run-all.ts";
import { createThemeTests } from "./stages.ts";
import { describeLedgerFaults, describeUnknownOptOuts, listOptOuts } from "./theme/faults.ts";
import { FONTS_MAX_BYTES, writeFonts } from "./theme/fonts.ts";
import { gatherThemeReport } from "./theme-report/gather.ts";
import { renderThemeReport } from "./theme-report/render.ts";
import { acceptOriginals, readLedger } from "./theme/ledger.ts";

const USAGE = `Usage:
  npm run theme -- check lat   (a report of the theme; without a name only the overrides of all apps)
  npm run theme -- accept apps/fl1/src/slots/header/header.module.css   (or a folder, or apps/fl1)
  npm run theme -- list
  npm run theme -- fonts lat
  npm run theme -- test lat   (or all apps, without a name)`;

async function check(app?: string): Promise<void> {
  if (app) await writeThemeReport(app);
  const ledgerFaults = describeLedgerFaults(workspaceRoot);
  for (const fault of ledgerFaults) console.error(`${fault}\n`);
  if (ledgerFaults.length > 0) console.error("Take over what the override needs, then: npm run theme -- accept PATH");
  const unknownOptOuts = describeUnknownOptOuts(workspaceRoot);
  for (const fault of unknownOptOuts) console.error(fault);
  if (ledgerFaults.length > 0 || unknownOptOuts.length > 0) process.exitCode = 1;
}

async function writeThemeReport(app: string): Promise<void> {
  if (!listPackages(workspaceRoot, "apps").includes(app)) fail(`There is no apps/${app}.\n${USAGE}`);
  const folder = join(workspaceRoot, ".cache/theme-report");
  mkdirSync(folder, { recursive: true });
  const page = join(folder, `${app}.html`);
  writeFileSync(page, await renderThemeReport(gatherThemeReport(workspaceRoot, app), new Date()));
  console.log(page);
}

/** @param path relative to the repository: an override, a folder of overrides or an app */
function accept(path: string): void {
  const [, app = "", prefix = ""] = /^apps\/([^/]+)(?:\/src)?\/?(.*?)\/?$/.exec(path) ?? [];
  if (!existsSync(join(workspaceRoot, "apps", app, "package.json"))) fail(`${path} is in no app.\n${USAGE}`);
  const accepted = acceptOriginals(workspaceRoot, app, prefix);
  if (accepted.length === 0) fail(`${path} overrides nothing.`);
  console.log(accepted.join("\n"));
}

function list(): void {
  for (const app of listPackages(workspaceRoot, "apps")) {
    for (const [path, { safety }] of Object.entries(readLedger(workspaceRoot, app)))
      console.log(`${safety}\tapps/${app}/src/${path}`);
  }
  for (const { app, skip, reason } of listOptOuts(workspaceRoot))
    console.log(`opted out\tapps/${app}\t${skip}: ${reason}`);
}

async function makeFonts(app: string): Promise<void> {
  const sizes = await writeFonts(workspaceRoot, app);
  if (sizes.size === 0) fail(`apps/${app} has no src/own/fonts/fonts.json.`);
  for (const [path, bytes] of sizes) console.log(`${path}\t${bytes} bytes`);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (bytes > FONTS_MAX_BYTES) fail(`Together the fonts may have ${FONTS_MAX_BYTES} bytes, not ${bytes}.`);
}

async function runTests(app?: string): Promise<void> {
  const apps = listPackages(workspaceRoot, "apps");
  if (app && !apps.includes(app)) fail(`There is no apps/${app}.\n${USAGE}`);
  ensureChromium();
  process.exitCode = await runAll(createThemeTests(app ? [app] : apps));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const [command, path] = process.argv.slice(2);
if (command === "check") await check(path);
else if (command === "accept" && path) accept(path);
else if (command === "list") list();
else if (command === "fonts" && path) await makeFonts(path);
else if (command === "test") await runTests(path);
else fail(USAGE);
