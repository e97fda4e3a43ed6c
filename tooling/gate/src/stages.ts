import { THEME_TESTS } from "@noren/vite/theme-tests";
import type { Check } from "./run-check.ts";
import { reportFile } from "./run-check.ts";
import { readPlaywright, readVitest } from "./read-report.ts";

/** Checks of the sources, without a build, the longest first. */
export const sourceChecks: readonly Check[] = [
  { name: "lint", command: ["oxlint"] },
  { name: "types", command: ["node", "tooling/gate/src/types.ts"] },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "boundaries", command: ["depcruise", "packages", "apps", "tooling", "--output-type", "err-long"] },
  {
    name: "layers",
    command: [
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
  // Every app lists the same dependencies, also those that its overrides do not use; the hints would ask to remove them.
  { name: "dead code", command: ["knip", "--no-progress", "--no-config-hints"] },
  { name: "overrides", command: ["node", "tooling/gate/src/theme.ts", "check"] },
  { name: "versions", command: ["sherif", "--fail-on-warnings"] },
];

/**
 * Vitest on some tests. By default it leaves processors idle; the flags of the command line also apply to projects with
 * their own configuration. The timeouts are long: tests prove behaviour, the bench measures speed, and a
 * shared machine may pause for a minute.
 */
function createVitestCheck(name: string, choice: readonly string[], env?: NodeJS.ProcessEnv): Check {
  const report = reportFile(name.replaceAll(" ", "-"));
  return {
    name,
    command: [
      "vitest",
      "run",
      ...choice,
      "--maxWorkers=100%",
      "--testTimeout=180000",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    env,
    tests: { file: report, read: readVitest },
  };
}

/**
 * All projects: Node, jsdom, the database, and the stories in a browser. The backend's tests wait for the database a third of
 * their time, and the others for one main process that transforms their modules: side by side they keep two processors busy.
 * Of Simple's stories and tests a sample runs under each theme; `createThemeTests` runs them all (decision 0735).
 */
export const unitTests: readonly Check[] = [
  createVitestCheck("backend tests", ["--project=backend"]),
  createVitestCheck("unit tests", ["--project=!backend"], { [THEME_TESTS]: "sample" }),
];

/** The builds of all apps. */
export const builds: Check = {
  name: "builds",
  command: ["turbo", "run", "build", "--filter=./apps/*", "--output-logs=errors-only", "--ui=stream"],
  env: { TURBO_TELEMETRY_DISABLED: "1" },
};

export const sizeBudget: Check = {
  name: "size budget",
  command: ["node", "tooling/bench/src/size.ts"],
  after: [builds],
};

/** Playwright on the built shop, beside nothing: three pages at a time need both processors. */
function createBrowserCheck(name: string, choice: string, after: readonly Check[]): Check {
  const report = reportFile(name.replaceAll(" ", "-"));
  return {
    name,
    after,
    command: [
      "pnpm",
      "--dir",
      "tooling/e2e",
      "exec",
      "playwright",
      "test",
      choice,
      "--pass-with-no-tests",
      "--reporter=line,json",
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    tests: { file: report, read: readPlaywright },
  };
}

/** All browser tests but those of themes that only `createThemeTests` runs. */
export const browserTests = createBrowserCheck("browser tests", "--grep-invert=@theme-run-only", [
  ...unitTests,
  builds,
  sizeBudget,
]);

/**
 * Of each app its own tests, all of Simple's tests and stories that its overrides reach, and its browser tests, which have its
 * name as their tag. A new app has none.
 */
export function createThemeTests(apps: readonly string[]): readonly Check[] {
  const unit = apps.flatMap((app) => [
    createVitestCheck(`${app} tests`, [`--project=${app}`, "--passWithNoTests"]),
    createVitestCheck(`${app} check`, ["--project=theme-check*", `--testNamePattern=^${app} `, "--passWithNoTests"]),
  ]);
  const ofApps = `--grep=(${apps.map((app) => `@${app}`).join("|")})( |$)`;
  return [...unit, builds, createBrowserCheck("theme browser tests", ofApps, [...unit, builds])];
}
