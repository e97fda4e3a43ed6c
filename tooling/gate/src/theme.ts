/**
 * `npm run theme -- check` compares overrides with the originals they were written for; `npm run theme -- accept PATH`
 * records the originals as they are now; `npm run theme -- list` prints every override with its safety level, and what themes opt out of.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { readOptOuts } from "@noren/vite/opt-outs";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { differenceSince } from "./theme/difference.ts";
import { acceptOriginals, findLedgerFaults, type LedgerFault, readLedger, SIMPLE } from "./theme/ledger.ts";

const USAGE = `Usage:
  npm run theme -- check
  npm run theme -- accept apps/fl1/src/slots/header/header.module.css   (or a folder, or apps/fl1)
  npm run theme -- list`;

function describeFault(fault: LedgerFault): string {
  const file = `apps/${fault.app}/src/${fault.path}`;
  if (fault.kind === "changed") {
    const original = `packages/ui-simple/src/${fault.original}`;
    return `${file}: its original ${original} has changed.\n${differenceSince(workspaceRoot, fault.recorded, original)}`;
  }
  if (fault.kind === "unrecorded") return `${file} is not in apps/${fault.app}/overrides.json.`;
  if (fault.kind === "removed") return `${file} is in apps/${fault.app}/overrides.json, but the file is gone.`;
  return `${file}: its safety level has changed.`;
}

function check(): void {
  const faults = findLedgerFaults(workspaceRoot);
  for (const fault of faults) console.error(`${describeFault(fault)}\n`);
  if (faults.length > 0) console.error("Take over what the override needs, then: npm run theme -- accept PATH");
  const unknown = optOuts().filter(({ skip }) => skip.includes("/") && !existsSync(join(workspaceRoot, SIMPLE, skip)));
  for (const { app, skip } of unknown) console.error(`apps/${app}/theme-check.json: ${SIMPLE}/${skip} does not exist.`);
  if (faults.length > 0 || unknown.length > 0) process.exitCode = 1;
}

const optOuts = () =>
  listPackages(workspaceRoot, "apps").flatMap((app) =>
    readOptOuts(join(workspaceRoot, "apps", app)).map((optOut) => ({ app, ...optOut })),
  );

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
  for (const { app, skip, reason } of optOuts()) console.log(`opted out\tapps/${app}\t${skip}: ${reason}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const [command, path] = process.argv.slice(2);
if (command === "check") check();
else if (command === "accept" && path) accept(path);
else if (command === "list") list();
else fail(USAGE);
