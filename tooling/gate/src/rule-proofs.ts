import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";

const TESTS = "{packages,apps,tooling}/**/*.{test,e2e}.{ts,tsx}";
const RULES = new URL("../fixtures/rules.txt", import.meta.url);

/** Tests at the layer where a person meets a rule. Reducers, hooks and effects are not: a screen may never reach them. */
const WIRED = [
  "tooling/e2e/src/**/*.e2e.ts",
  "packages/storefront/app/screens/**/*.test.tsx",
  "packages/storefront/app/screens/**/*.{model,load}.test.ts",
  "packages/storefront/app/frame/**/*.test.tsx",
  "packages/storefront/app/load/screen-load.test.ts",
  // Whole pages of the server.
  "packages/storefront/app/areas/areas-on-server.test.ts",
  "packages/storefront/app/page/color-scheme-style.test.ts",
  // The element of every page that reports to the shop's services, in a router.
  "packages/storefront/app/tracking/*.test.tsx",
  "packages/ui-simple/src/{screens,forms,slots}/**/*.test.tsx",
  "apps/*/src/**/*.test.tsx",
];

/** Rules about what the API does: a client meets them by a call, so the backend's tests over HTTP are the right layer. */
const API_RULES: ReadonlySet<string> = new Set([
  "address.default-unique",
  "address.own-updates-profile",
  "address.shape",
  "auth.guest-reads",
  "auth.guest-receipt",
  "auth.me-member-only",
  "card.limit",
  "card.shape",
  "cart.shape",
  "cart.student-shape",
  "coupon.my-and-public",
  "gift.delivery-input",
  "limits.cards",
  "limits.history",
  "limits.networks",
  "login.response-shape",
  "mail.hold",
  "mail.quote",
  "measurement.by-purpose",
  "memorial.shape",
  "message.shape",
  "order.expiry",
  "order.shape",
  "order.unpaid-limit",
  "pagination.headers",
  "settings.keys",
  "user.username-immutable",
  "valid.one-line",
]);
const API_TESTS = "tooling/backend/src/**/*.test.ts";

/** A rule, the test files with a title that names it, and whether one of them is at the layer where a person meets it. */
export interface Proof {
  readonly rule: string;
  readonly level: "none" | "unit" | "wired";
  readonly files: readonly string[];
}

/**
 * Every rule with its tests, in alphabetical order: `cart.steps<tab>wired<tab>one.test.ts two.e2e.ts` or
 * `cart.steps<tab>none`.
 * @throws Error that names each title with a rule that does not exist
 */
export function listRules(): string[] {
  const rules = readFileSync(RULES, "utf8").trim().split("\n");
  const files = globSync(TESTS, { cwd: workspaceRoot, exclude: (path) => path.endsWith("node_modules") });
  const sources = files.map((file): [string, string] => [file, readFileSync(join(workspaceRoot, file), "utf8")]);
  return findProofs(rules, sources).map(({ rule, level, files }) =>
    [rule, level, ...(files.length > 0 ? [files.join(" ")] : [])].join("\t"),
  );
}

/** @param sources name and text of each test file */
export function findProofs(rules: readonly string[], sources: readonly (readonly [string, string])[]): Proof[] {
  const named = sources.flatMap(([file, source]) => readRuleIds(source).map((rule) => ({ rule, file })));
  const unknown = named.filter(({ rule }) => !rules.includes(rule));
  if (unknown.length > 0)
    throw new Error(`No such rule: ${unknown.map(({ rule, file }) => `[${rule}] in ${file}`).join(", ")}`);
  return rules.toSorted().map((rule) => {
    const files = named.flatMap((one) => (one.rule === rule ? [one.file] : [])).toSorted();
    return { rule, level: findLevel(rule, files), files };
  });
}

function findLevel(rule: string, files: readonly string[]): Proof["level"] {
  const patterns = API_RULES.has(rule) ? [...WIRED, API_TESTS] : WIRED;
  if (files.some((file) => patterns.some((pattern) => matchesGlob(file, pattern)))) return "wired";
  return files.length > 0 ? "unit" : "none";
}

/** The rules that a test file names in titles: string literals that are the first of several arguments. */
export function readRuleIds(source: string): string[] {
  const titles = source.matchAll(/\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1\s*,/gs);
  const ids = [...titles].flatMap(([, , title = ""]) =>
    [...title.replaceAll(/\$\{[^}]*\}/g, "").matchAll(/\[([a-z][a-z0-9-]*\.[a-z0-9-]+)\]/g)].map(([, id = ""]) => id),
  );
  return [...new Set(ids)].toSorted();
}
