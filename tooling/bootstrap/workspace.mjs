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

// pnpm decides about the lockfile: it installs from one that fits, updates one that does not, and fails in CI instead.
const INSTALL = ["install", "--prefer-offline", "--config.confirmModulesPurge=false", "--reporter=append-only"];

/**
 * Writes the solution and installs the workspace's dependencies, unless nothing has changed since the last time. When the
 * lockfile does not fit the packages or the catalog (a new app, a new dependency) it is updated, except in CI, where that
 * is an error.
 * @param {NodeJS.ProcessEnv} env
 */
export async function prepareWorkspace(env) {
  writeSolution(root);
  if (isInstalled()) return;
  await withLock(join(root, ".toolchain/lock"), async () => {
    if (isInstalled()) return;
    console.error("Installing dependencies …");
    const before = readLockfile();
    const { code, output } = await runCaptured("pnpm", INSTALL, { cwd: root, env });
    if (code !== 0) throw installationFault("The dependencies", output);
    if (readLockfile() !== before) console.error("pnpm-lock.yaml has been updated. Commit it with your change.");
    // The lockfile may be a new one, so the fingerprint is taken after the installation.
    writeFileSync(stamp, fingerprint());
  });
}

const readLockfile = () => readFileSync(join(root, "pnpm-lock.yaml"), "utf8");

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
