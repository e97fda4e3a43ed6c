import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCaptured } from "./child.mjs";
import { withLock } from "./lock.mjs";
import { UserError, installationError } from "./user-error.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, ".toolchain");
const modules = join(folder, "node_modules");
const marker = join(folder, "ready");

// Machines for which npm has a package with Node's binary.
const NODE_MACHINES = ["linux-x64", "linux-arm64"];

/**
 * Installs the pinned pnpm and, where this machine's Node is too old, the pinned Node.
 * @returns {Promise<NodeJS.ProcessEnv>} an environment whose PATH starts with them
 */
export async function prepareToolchain() {
  const required = requiredPackages(process.versions.node, `${process.platform}-${process.arch}`);
  if (!isReady(required)) {
    await withLock(join(folder, "lock"), async () => {
      if (!isReady(required)) await install(required);
    });
  }
  return environment(process.env, nativePnpm());
}

/**
 * The packages of the toolchain as arguments of `npm install`.
 * @param {string} running version of the running Node
 * @param {string} machine platform and processor, e.g. `linux-x64`
 */
export function requiredPackages(running, machine) {
  const pinned = read(".node-version").trim();
  const pnpm = JSON.parse(read("package.json")).packageManager;
  if (major(running) >= major(pinned)) return [pnpm];
  if (!NODE_MACHINES.includes(machine))
    throw new UserError(
      `Noren needs Node ${major(pinned)} on this machine (this is ${running}): install it and try again.`,
    );
  return [pnpm, `node-${machine}@${pinned}`];
}

/** @param {string} version */
const major = (version) => Number(version.split(".")[0]);
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), "utf8");

/** @param {string[]} required */
function isReady(required) {
  if (!existsSync(marker)) return false;
  const installed = readFileSync(marker, "utf8").split("\n");
  return required.every((name) => installed.includes(name));
}

/** @param {string[]} required */
async function install(required) {
  console.error(`Fetching ${required.join(" and ")} …`);
  const flags = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"];
  const { code, output } = await runCaptured("npm", ["install", "--prefix", folder, ...flags, ...required], {
    cwd: root,
    env: withoutNpmVariables(process.env),
  });
  if (code !== 0) throw installationError("The toolchain", output);
  writeFileSync(marker, required.join("\n"));
}

/** The folders of pnpm's native binary. npm's own link to it is a placeholder when install scripts are blocked. */
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
  return { ...withoutNpmVariables(outer), PATH: path.join(delimiter) };
}

/**
 * Removes the variables that an outer npm sets, except those for reaching the registry.
 * @param {NodeJS.ProcessEnv} outer
 */
function withoutNpmVariables(outer) {
  const kept = Object.entries(outer).filter(([name]) => !/^npm_(?!config_(?:registry|cafile|.*proxy)$)/i.test(name));
  return Object.fromEntries(kept);
}
