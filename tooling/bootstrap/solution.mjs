import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GROUPS, listPackages } from "./workspace-packages.mjs";

/** The project of the packages that share all compiler options: the compiler reads and checks each source once. */
const SHARED = "tsconfig.shared.json";

/** @typedef {{ path: string, compilerOptions?: object, include: string[], exclude?: string[] }} Project */

/**
 * Writes the root's `tsconfig.json` for `tsc -b`, and the project that it refers to in place of those packages whose own
 * `tsconfig.json`, which editors read, adds no option. References take no globs, so both files are generated and git
 * ignores them; adding an app then edits no shared file.
 * @param {string} root the workspace's folder
 */
export function writeSolution(root) {
  const projects = GROUPS.flatMap((group) => [group, ...listPackages(root, group).map((name) => `${group}/${name}`)])
    .filter((path) => existsSync(join(root, path, "tsconfig.json")))
    .map((path) => readProject(root, path));
  const shared = projects.filter(addsNoOption);
  writeJson(join(root, SHARED), {
    extends: "./tsconfig.base.json",
    compilerOptions: { tsBuildInfoFile: "node_modules/.cache/tsc/shared.tsbuildinfo" },
    include: shared.flatMap(({ path, include }) => include.map((entry) => join(path, entry))),
  });
  const references = [SHARED, ...projects.filter((project) => !addsNoOption(project)).map(({ path }) => path)];
  writeJson(join(root, "tsconfig.json"), { files: [], references: references.map((path) => ({ path })) });
}

/** @type {(root: string, path: string) => Project} */
const readProject = (root, path) => ({
  path,
  .../** @type {Omit<Project, "path">} */ (JSON.parse(readFileSync(join(root, path, "tsconfig.json"), "utf8"))),
});

/** @type {(project: Project) => boolean} */
const addsNoOption = ({ compilerOptions = {}, exclude }) =>
  !exclude && Object.keys(compilerOptions).every((option) => option === "tsBuildInfoFile");

/** @type {(file: string, value: unknown) => void} */
function writeJson(file, value) {
  const text = `${JSON.stringify(value, undefined, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
