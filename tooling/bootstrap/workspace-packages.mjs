import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folders of the workspace that hold packages. */
export const GROUPS = /** @type {const} */ (["packages", "apps", "tooling"]);

/**
 * The packages of one group of the workspace, sorted by name. A folder without a `package.json` is not a package: git
 * leaves ignored folders such as `node_modules` behind when it switches to a branch without the package.
 * @param {string} root the workspace's folder
 * @param {(typeof GROUPS)[number]} group
 * @returns {string[]} names of folders
 */
export function listPackages(root, group) {
  return readdirSync(join(root, group))
    .filter((name) => existsSync(join(root, group, name, "package.json")))
    .sort();
}
