/** Flags of tools whose configuration is not in the root. @type {Record<string, string[]>} */
const CONFIG_FLAGS = {
  depcruise: ["--config", "tooling/gate/config/dependency-cruiser.mjs"],
  knip: ["--config", "tooling/gate/config/knip.json"],
  vitest: ["--config", "tooling/gate/config/vitest.config.ts"],
};

/**
 * Adds to a command line the flags that name its tool's configuration, also after `pnpm exec`.
 * @param {readonly string[]} commandLine command and arguments
 * @returns {string[]}
 */
export function withConfig(commandLine) {
  const isPnpmExec = commandLine[0] === "pnpm" && commandLine[1] === "exec";
  const tool = commandLine[isPnpmExec ? 2 : 0] ?? "";
  const flags = commandLine.includes("--config") ? [] : (CONFIG_FLAGS[tool] ?? []);
  return [...commandLine, ...flags];
}
