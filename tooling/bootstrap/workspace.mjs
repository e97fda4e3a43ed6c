import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCaptured } from "./child.mjs";
import { withLock } from "./lock.mjs";
import { writeSolution } from "./solution.mjs";
import { root } from "./toolchain.mjs";
import { installationError } from "./user-error.mjs";
import { GROUPS, listPackages } from "./workspace-packages.mjs";

const stamp = join(root, "node_modules/.noren-installed");

// pnpm updates a lockfile that does not match the packages, except in CI, where it fails.
const INSTALL = ["install", "--prefer-offline", "--config.confirmModulesPurge=false", "--reporter=append-only"];

/**
 * Writes the compiler's projects and installs the workspace's dependencies when a manifest or the lockfile changed.
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
    if (code !== 0) throw installationError("The dependencies", output);
    if (readLockfile() !== before) console.error("pnpm-lock.yaml has been updated. Commit it with your change.");
    // The installation may have changed the lockfile, which is a part of the fingerprint.
    writeFileSync(stamp, fingerprint());
  });
}

const readLockfile = () => readFileSync(join(root, "pnpm-lock.yaml"), "utf8");

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();

/** A hash of everything that an installation depends on: machine, manifests and lockfile. */
function fingerprint() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const file of manifests()) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function manifests() {
  const packages = GROUPS.flatMap((group) => listPackages(root, group).map((name) => `${group}/${name}/package.json`));
  return ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", ...packages];
}
