import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCaptured } from "./child.mjs";
import { installationFault } from "./fault.mjs";
import { withLock } from "./lock.mjs";
import { writeSolution } from "./solution.mjs";
import { root } from "./toolchain.mjs";
import { listPackages } from "./workspace-packages.mjs";

const stamp = join(root, "node_modules/.noren-installed");

const INSTALL = ["install", "--prefer-offline", "--config.confirmModulesPurge=false", "--reporter=append-only"];

/** How pnpm begins to say that the lockfile lacks a package or a dependency; its codes for the two differ. */
const OUTDATED_LOCKFILE = 'Cannot install with "frozen-lockfile"';

/**
 * Writes the solution and installs the workspace's dependencies from the lockfile, unless nothing has changed since the last time. When the
 * lockfile does not fit the packages (a new app, a new dependency) it is updated, except in CI, where that is an error.
 * @param {NodeJS.ProcessEnv} env
 */
export async function prepareWorkspace(env) {
  writeSolution(root);
  if (isInstalled()) return;
  await withLock(join(root, ".toolchain/lock"), async () => {
    if (isInstalled()) return;
    console.error("Installing dependencies …");
    let { code, output } = await install(env, "--frozen-lockfile");
    if (code !== 0 && mayUpdateLockfile(output, env)) {
      console.error("pnpm-lock.yaml does not fit the packages: updating it. Commit it with your change.");
      ({ code, output } = await install(env, "--no-frozen-lockfile"));
    }
    if (code !== 0) throw installationFault("The dependencies", output);
    // The lockfile may be a new one, so the fingerprint is taken after the installation.
    writeFileSync(stamp, fingerprint());
  });
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {"--frozen-lockfile" | "--no-frozen-lockfile"} lockfile
 */
const install = (env, lockfile) => runCaptured("pnpm", [...INSTALL, lockfile], { cwd: root, env });

/**
 * True when an installation failed because of the lockfile, and this is not CI.
 * @param {string} output all that pnpm printed
 * @param {NodeJS.ProcessEnv} env
 */
export const mayUpdateLockfile = (output, env) => output.includes(OUTDATED_LOCKFILE) && !isTrue(env["CI"]);

/** @param {string | undefined} value of an environment variable */
const isTrue = (value) => value !== undefined && !["", "0", "false"].includes(value);

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();

/** Changes whenever an installation could come out differently. */
function fingerprint() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const file of manifests()) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function manifests() {
  const packages = /** @type {const} */ (["apps", "packages", "tooling"]).flatMap((group) =>
    listPackages(root, group).map((name) => `${group}/${name}/package.json`),
  );
  return ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ...packages];
}
