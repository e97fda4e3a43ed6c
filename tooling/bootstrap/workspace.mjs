import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCaptured } from "./child.mjs";
import { installationFault } from "./fault.mjs";
import { withLock } from "./lock.mjs";
import { root } from "./toolchain.mjs";

const stamp = join(root, "node_modules/.noren-installed");

/**
 * Installs the workspace's dependencies as the lockfile has them, unless nothing has changed since the last time.
 * @param {NodeJS.ProcessEnv} env
 */
export async function prepareWorkspace(env) {
  if (isInstalled()) return;
  await withLock(join(root, ".toolchain/lock"), async () => {
    if (isInstalled()) return;
    const wanted = fingerprint();
    console.error("Installing dependencies …");
    const { code, output } = await runCaptured(
      "pnpm",
      [
        "install",
        "--frozen-lockfile",
        "--prefer-offline",
        "--config.confirmModulesPurge=false",
        "--reporter=append-only",
      ],
      { cwd: root, env },
    );
    if (code !== 0) throw installationFault("The dependencies", output);
    writeFileSync(stamp, wanted);
  });
}

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint();

/** Changes whenever an installation could come out differently. */
function fingerprint() {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const file of manifests()) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function manifests() {
  const packages = ["apps", "packages", "tooling"].flatMap((group) =>
    readdirSync(join(root, group))
      .sort()
      .map((name) => `${group}/${name}/package.json`),
  );
  return [
    "package.json",
    "pnpm-lock.yaml",
    "pnpm-workspace.yaml",
    ...packages.filter((file) => existsSync(join(root, file))),
  ];
}
