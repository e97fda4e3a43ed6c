import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";

/** How likely an override breaks: `safe` keeps working, `risky` may need work when the original changes, `internal` is not meant to be overridden. */
export type Safety = "safe" | "risky" | "internal";

interface SafetyRule {
  /** A pattern of paths below the sources of ui-simple. */
  files: string;
  wrap: Safety;
  replace: Safety;
  reason: string;
}

/** The general rules come first; the last rule that matches a file counts. */
const rules = JSON.parse(
  readFileSync(join(workspaceRoot, "packages/ui-simple/override-safety.json"), "utf8"),
) as SafetyRule[];

/**
 * The rule for a file of ui-simple.
 * @param original relative to `packages/ui-simple/src`
 */
export function findSafety(original: string): SafetyRule {
  const rule = rules.findLast(({ files }) => matchesGlob(original, files));
  if (!rule) throw new Error(`override-safety.json has no rule for ${original}.`);
  return rule;
}
