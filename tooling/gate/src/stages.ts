import type { Check } from "./check.ts";
import { reportFile } from "./check.ts";
import { countPlaywright, countVitest } from "./counts.ts";

/** Checks of the sources; they build nothing. */
export const sourceChecks: readonly Check[] = [
  { name: "types", run: ["tsc", "-b", "--builders", "2", "--checkers", "1", "--pretty", "false"] },
  { name: "lint", run: ["oxlint"] },
  { name: "format", run: ["oxfmt", "--check"] },
  { name: "boundaries", run: ["depcruise", "packages", "apps", "tooling", "--output-type", "err-long"] },
  {
    name: "layers",
    run: [
      "depcruise",
      "packages",
      "apps",
      "tooling",
      "--config",
      "tooling/gate/config/folder-cycles.mjs",
      "--output-type",
      "err-long",
    ],
  },
  // Every app lists the same dependencies, even those that its overrides do not use; hints would ask to remove them.
  { name: "dead code", run: ["knip", "--no-progress", "--no-config-hints"] },
  { name: "overrides", run: ["node", "tooling/gate/src/theme.ts", "check"] },
  { name: "versions", run: ["sherif", "--fail-on-warnings"] },
];

/**
 * Vitest over all projects: Node, the browser's document, the database, and the stories in a browser. By itself it would
 * leave one processor free, of two a half; projects with a configuration of their own are told by the command only.
 * A test is about what is done, not how soon: the bench measures that.
 */
export const unitTests: Check = {
  name: "unit tests",
  run: [
    "vitest",
    "run",
    "--maxWorkers=100%",
    "--testTimeout=60000",
    "--hookTimeout=60000",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${reportFile("vitest")}`,
  ],
  tests: { file: reportFile("vitest"), count: countVitest },
};

/** The builds of all apps and Storybook. */
export const builds: Check = {
  name: "builds",
  run: ["turbo", "run", "build", "--output-logs=errors-only", "--ui=stream"],
  env: { TURBO_TELEMETRY_DISABLED: "1" },
};

export const sizeBudget: Check = { name: "size budget", run: ["node", "tooling/bench/src/size.ts"] };

/** Playwright on the built shop. */
export const browserTests: Check = {
  name: "browser tests",
  run: ["pnpm", "--dir", "tooling/e2e", "exec", "playwright", "test", "--reporter=line,json"],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile("playwright") },
  tests: { file: reportFile("playwright"), count: countPlaywright },
};
