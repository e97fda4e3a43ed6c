import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./house.ts";

const TESTS = "{packages,apps,tooling}/**/*.{test,e2e}.{ts,tsx}";
const SPECIFIED = new URL("../fixtures/rules.txt", import.meta.url);

/** A rule and the test files with a title that names it; none where nothing proves it yet. */
export interface Proof {
  readonly rule: string;
  readonly files: readonly string[];
}

/**
 * Every rule of the specification with the tests that name it, in alphabetical order: `cart.steps<tab>one.test.ts two.test.ts`
 * or `cart.steps<tab>none`.
 * @throws Error that names each title with a rule that does not exist
 */
export function ruleLines(): string[] {
  const specified = readFileSync(SPECIFIED, "utf8").trim().split("\n");
  const files = globSync(TESTS, { cwd: root, exclude: (path) => path.endsWith("node_modules") });
  const sources = files.map((file): [string, string] => [file, readFileSync(join(root, file), "utf8")]);
  return proofsOf(specified, sources).map(({ rule, files }) => `${rule}\t${files.join(" ") || "none"}`);
}

/** @param sources name and text of each test file */
export function proofsOf(specified: readonly string[], sources: readonly (readonly [string, string])[]): Proof[] {
  const named = sources.flatMap(([file, source]) => rulesIn(source).map((rule) => ({ rule, file })));
  const unknown = named.filter(({ rule }) => !specified.includes(rule));
  if (unknown.length > 0)
    throw new Error(`No such rule: ${unknown.map(({ rule, file }) => `[${rule}] in ${file}`).join(", ")}`);
  return specified.toSorted().map((rule) => ({
    rule,
    files: named
      .filter((one) => one.rule === rule)
      .map(({ file }) => file)
      .toSorted(),
  }));
}

/** The rules that the titles of a test file name: the texts that stand first in a call and before something else. */
export function rulesIn(source: string): string[] {
  const titles = source.matchAll(/\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1\s*,/gs);
  const ids = [...titles].flatMap(([, , title = ""]) =>
    [...title.replaceAll(/\$\{[^}]*\}/g, "").matchAll(/\[([a-z][a-z0-9-]*\.[a-z0-9-]+)\]/g)].map(([, id = ""]) => id),
  );
  return [...new Set(ids)].toSorted();
}
