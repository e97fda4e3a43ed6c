import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCaptured } from "./child.mjs";
import { Unusable, installationFault } from "./fault.mjs";
import { withLock } from "./lock.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, ".toolchain");
const modules = join(folder, "node_modules");
const marker = join(folder, "ready");

// npm has packages with Node's binary for these machines.
const CARRIED = ["linux-x64", "linux-arm64"];

/**
 * Installs the pinned pnpm and, where this machine's Node is too old, the pinned Node.
 * @returns {Promise<NodeJS.ProcessEnv>} an environment whose PATH begins with them
 */
export async function prepareToolchain() {
  const wanted = wantedPackages(process.versions.node, `${process.platform}-${process.arch}`);
  if (!isReady(wanted)) {
    await withLock(join(folder, "lock"), async () => {
      if (!isReady(wanted)) await install(wanted);
    });
  }
  return environment(process.env, nativePnpm());
}

/**
 * The packages of the toolchain as arguments of `npm install`.
 * @param {string} running version of the Node that runs this
 * @param {string} machine platform and processor
 */
export function wantedPackages(running, machine) {
  const pinned = read(".node-version").trim();
  const pnpm = JSON.parse(read("package.json")).packageManager;
  if (major(running) >= major(pinned)) return [pnpm];
  if (!CARRIED.includes(machine))
    throw new Unusable(
      `Noren needs Node ${major(pinned)} on this machine (this is ${running}): install it and try again.`,
    );
  return [pnpm, `node-${machine}@${pinned}`];
}

/** @param {string} version */
const major = (version) => Number(version.split(".")[0]);
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), "utf8");

/** @param {string[]} wanted */
function isReady(wanted) {
  if (!existsSync(marker)) return false;
  const there = readFileSync(marker, "utf8").split("\n");
  return wanted.every((name) => there.includes(name));
}

/** @param {string[]} wanted */
async function install(wanted) {
  console.error(`Fetching ${wanted.join(" and ")} …`);
  const flags = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"];
  const { code, output } = await runCaptured("npm", ["install", "--prefix", folder, ...flags, ...wanted], {
    cwd: root,
    env: withoutNpm(process.env),
  });
  if (code !== 0) throw installationFault("The toolchain", output);
  writeFileSync(marker, wanted.join("\n"));
}

/** npm's link to pnpm is a placeholder where install scripts are blocked, so the native program itself is used. */
function nativePnpm() {
  const scope = join(modules, "@pnpm");
  return existsSync(scope) ? readdirSync(scope).map((name) => join(scope, name)) : [];
}

/**
 * @param {NodeJS.ProcessEnv} outer
 * @param {string[]} pnpm folders that hold the native pnpm
 */
function environment(outer, pnpm) {
  const path = [...pnpm, join(modules, ".bin"), join(root, "node_modules/.bin"), outer["PATH"] ?? ""];
  return { ...withoutNpm(outer), PATH: path.join(delimiter) };
}

/**
 * Removes the outer npm's variables, except those that say how to reach the registry.
 * @param {NodeJS.ProcessEnv} outer
 */
function withoutNpm(outer) {
  const kept = Object.entries(outer).filter(([name]) => !/^npm_(?!config_(?:registry|cafile|.*proxy)$)/i.test(name));
  return Object.fromEntries(kept);
}
