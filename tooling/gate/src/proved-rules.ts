import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./house.ts";

const TESTS = "{packages,apps,tooling}/**/*.{test,e2e}.{ts,tsx}";

/** The rules that a test of the project proves, by the `[rule.id]` in its title, in alphabetical order. */
export function provedRules(): string[] {
  const files = globSync(TESTS, { cwd: root, exclude: (path) => path.endsWith("node_modules") });
  return rulesIn(files.map((file) => readFileSync(join(root, file), "utf8")));
}

/** The rules that are named in a string of these sources. */
export function rulesIn(sources: readonly string[]): string[] {
  const titles = sources.flatMap((source) => source.match(/(["'`])(?:(?!\1).)*\1/g) ?? []);
  const ids = titles.flatMap((title) =>
    [...title.matchAll(/\[([a-z][a-z0-9-]*\.[a-z0-9-]+)\]/g)].map(([, id = ""]) => id),
  );
  return [...new Set(ids)].toSorted();
}
