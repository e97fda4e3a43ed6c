/** Flags of tools whose configuration is not in the root. @type {Record<string, string[]>} */
const CONFIG_FLAGS = {
  depcruise: ["--config", "tooling/gate/config/dependency-cruiser.mjs"],
  knip: ["--config", "tooling/gate/config/knip.json"],
  vitest: ["--config", "tooling/gate/config/vitest.config.ts"],
};

/**
 * Adds to a command line the flags that name its tool's configuration.
 * @param {readonly string[]} commandLine command and arguments
 * @returns {string[]}
 */
export function withConfig(commandLine) {
  const [command = "", ...args] = commandLine;
  const flags = args.includes("--config") ? [] : (CONFIG_FLAGS[command] ?? []);
  return [command, ...args, ...flags];
}
