/**
 * `npm run mutate -- domain` runs mutation testing with Stryker: it changes the code of a pure package in small ways, one at
 * a time, and reports the share of changes that make a test fail. `-- domain src/cart.ts` changes one file only. A package
 * takes about ten minutes on two cores.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";

const PACKAGES = ["domain", "validation"];
const SOURCES = ["src/**/*.ts", "!src/**/*.{test,fixture,messages}.ts", "!src/index.ts"];
/** The share of mutants that tests must find; below it the command fails. */
const MIN_SCORE_PERCENT = 85;

const [name = "", ...files] = process.argv.slice(2);
if (PACKAGES.includes(name)) {
  process.chdir(join(workspaceRoot, "packages", name));
  await new Stryker({
    mutate: files.length > 0 ? files : SOURCES,
    testRunner: "vitest",
    plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner"))],
    vitest: { related: false },
    coverageAnalysis: "perTest",
    // Skips mutants of module constants (labels, lengths): each would need the modules loaded again.
    ignoreStatic: true,
    // The configuration that it extends is outside the copy that Stryker mutates, and nothing is compiled.
    ignorePatterns: ["tsconfig.json"],
    tempDirName: "node_modules/.stryker",
    concurrency: 2,
    timeoutMS: 15_000,
    reporters: ["clear-text"],
    clearTextReporter: { allowColor: false, reportTests: false },
    thresholds: { high: 95, low: 90, break: MIN_SCORE_PERCENT },
  }).runMutationTest();
} else {
  console.error(`Usage: npm run mutate -- ${PACKAGES.join("|")} [FILE …]`);
  process.exitCode = 1;
}
