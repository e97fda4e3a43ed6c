import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "./workspace-packages.mjs";

const GROUPS = /** @type {const} */ (["packages", "apps", "tooling"]);

/**
 * Writes the root's `tsconfig.json` for `tsc -b` and editors. Its references take no globs, so it is generated and git
 * ignores it; adding an app then edits no shared file.
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
