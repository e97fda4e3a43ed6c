import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "./workspace-packages.mjs";

const GROUPS = /** @type {const} */ (["packages", "apps", "tooling"]);

/**
 * Writes the root's `tsconfig.json`, which `tsc -b` and editors look for and whose references take no globs. Git ignores
 * it, so that adding an app edits no shared file.
 * @param {string} root the workspace's folder
 */
export function writeSolution(root) {
  const references = GROUPS.flatMap((group) => listPackages(root, group).map((name) => `${group}/${name}`))
    .filter((path) => existsSync(join(root, path, "tsconfig.json")))
    .map((path) => ({ path }));
  const text = `${JSON.stringify({ files: [], references }, undefined, 2)}\n`;
  const file = join(root, "tsconfig.json");
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
