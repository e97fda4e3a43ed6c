import { existsSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { FOCUS_CHECKS, REQUIRED_PARTS } from "@noren/ui-simple/required-part";
import { type OptOut, readOptOuts } from "@noren/vite/opt-outs";
import { showDifferenceSince } from "./show-difference.ts";
import { findLedgerFaults, type LedgerFault, SIMPLE } from "./ledger.ts";

/** A text for each override whose entry in the ledger does not describe the repository. */
export const describeLedgerFaults = (root: string): string[] =>
  findLedgerFaults(root).map((fault) => describeFault(root, fault));

function describeFault(root: string, fault: LedgerFault): string {
  const file = `apps/${fault.app}/src/${fault.path}`;
  if (fault.kind === "changed") {
    const original = `packages/ui-simple/src/${fault.original}`;
    return `${file}: its original ${original} has changed.\n${showDifferenceSince(root, fault.recorded, original)}`;
  }
  if (fault.kind === "unrecorded") return `${file} is not in apps/${fault.app}/overrides.json.`;
  if (fault.kind === "removed") return `${file} is in apps/${fault.app}/overrides.json, but the file is gone.`;
  return `${file}: its safety level has changed.`;
}

/** What the apps opt out of in the theme check. */
export const listOptOuts = (root: string): (OptOut & { app: string })[] =>
  listPackages(root, "apps").flatMap((app) =>
    readOptOuts(join(root, "apps", app)).map((optOut) => ({ app, ...optOut })),
  );

const CHECKS: readonly string[] = [...REQUIRED_PARTS, ...FOCUS_CHECKS];

/** A text for each opt-out whose file or check does not exist: it skips nothing, e.g. after a rename. */
export function describeUnknownOptOuts(root: string): string[] {
  return listOptOuts(root).flatMap(({ app, skip }) => {
    const file = `apps/${app}/theme-check.json`;
    if (skip.includes("/"))
      return existsSync(join(root, SIMPLE, skip)) ? [] : [`${file}: ${SIMPLE}/${skip} does not exist.`];
    return CHECKS.includes(skip) ? [] : [`${file}: ${skip} is no part or check. There are: ${CHECKS.join(", ")}.`];
  });
}
