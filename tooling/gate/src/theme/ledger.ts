import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { type Override, readOverrides } from "@noren/vite/overrides";
import { type Safety, findSafety } from "./safety.ts";

/** The folder of the originals. */
export const SIMPLE = "packages/ui-simple/src";

/** What an app knew of an original when it wrote or last reviewed its override. */
interface LedgerEntry {
  /** Git's blob hash of the original, so that git can show the recorded version. */
  original: string;
  safety: Safety;
}

/** `apps/<app>/overrides.json`: the override's path below `src/` → its entry. */
export type Ledger = Readonly<Record<string, LedgerEntry>>;

/** An override whose entry does not describe the repository. */
export type LedgerFault = { app: string; path: string } & (
  | { kind: "unrecorded" | "removed" | "safety" }
  | { kind: "changed"; original: string; recorded: string }
);

/** The hash that git gives to a file with this content. */
export const hashBlob = (content: Buffer): string =>
  createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");

const entryOf = (root: string, { original, wraps }: Override): LedgerEntry => ({
  original: hashBlob(readFileSync(join(root, SIMPLE, original))),
  safety: findSafety(original)[wraps ? "wrap" : "replace"],
});

export const ledgerPath = (app: string): string => `apps/${app}/overrides.json`;

/** Empty for an app that has no ledger yet. */
export function readLedger(root: string, app: string): Ledger {
  const file = join(root, ledgerPath(app));
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Ledger) : {};
}

/** Sorted by path, so that branches merge. */
export const formatLedger = (ledger: Ledger): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(ledger).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`;

const overridesOf = (root: string, app: string) => readOverrides(join(root, "apps", app), join(root, SIMPLE)).overrides;

/** Compares every app's ledger with its overrides and their originals. */
export function findLedgerFaults(root: string): LedgerFault[] {
  return listPackages(root, "apps").flatMap((app) => {
    const ledger = readLedger(root, app);
    const overrides = overridesOf(root, app);
    const removed = Object.keys(ledger).filter((path) => !overrides.some((override) => override.path === path));
    return [
      ...removed.map((path): LedgerFault => ({ app, path, kind: "removed" })),
      ...overrides.flatMap((override) => faultsOf(app, override, ledger[override.path], entryOf(root, override))),
    ];
  });
}

function faultsOf(
  app: string,
  { path, original }: Override,
  recorded: LedgerEntry | undefined,
  now: LedgerEntry,
): LedgerFault[] {
  if (!recorded) return [{ app, path, kind: "unrecorded" }];
  if (recorded.original !== now.original)
    return [{ app, path, kind: "changed", original, recorded: recorded.original }];
  return recorded.safety === now.safety ? [] : [{ app, path, kind: "safety" }];
}

/**
 * Records the current originals of an app's overrides.
 * @param prefix a path below the app's `src/`; an empty one selects all overrides
 * @returns the overrides that were recorded or whose entries were removed
 */
export function acceptOriginals(root: string, app: string, prefix: string): string[] {
  const isAccepted = (path: string) => prefix === "" || path === prefix || path.startsWith(`${prefix}/`);
  const ledger = readLedger(root, app);
  const overrides = overridesOf(root, app).filter(({ path }) => isAccepted(path));
  const kept = Object.entries(ledger).filter(([path]) => !isAccepted(path));
  const accepted = overrides.map((override) => [override.path, entryOf(root, override)] as const);
  const text = formatLedger(Object.fromEntries([...kept, ...accepted]));
  if (accepted.length > 0 || kept.length < Object.keys(ledger).length) writeFileSync(join(root, ledgerPath(app)), text);
  return [...new Set([...accepted.map(([path]) => path), ...Object.keys(ledger).filter(isAccepted)])];
}
