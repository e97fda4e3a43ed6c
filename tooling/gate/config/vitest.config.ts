import { join } from "node:path";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { checkAnswers } from "@noren/vite/check-answers";
import { HOOK_TIMEOUT_MS } from "@noren/vite/hook-timeout";
import { shadow } from "@noren/vite/shadow";
import { listThemeTests } from "@noren/vite/theme-tests";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "../../..");
const simple = join(root, "packages/ui-simple/src");
const waitFor = "tooling/vite/src/wait-for.setup.ts";

/** Runs an app's tests, and Simple's tests of what it overrides, with the app's files in place of Simple's. */
const apps = listPackages(root, "apps").map((app) => {
  const appDir = join(root, "apps", app);
  return {
    plugins: [shadow({ appDir, simple })],
    test: {
      name: app,
      // The key of Vitest's module cache does not contain the app: in a shared cache one theme's tests load another's files.
      fsModuleCachePath: join(root, "node_modules/.vitest-cache", app),
      environment: "jsdom",
      hookTimeout: HOOK_TIMEOUT_MS,
      // A context per file isolates as a process does, and starts jsdom and React in a third of the time.
      pool: "vmThreads",
      include: [
        `apps/${app}/src/**/*.test.{ts,tsx}`,
        ...listThemeTests(appDir, simple, "**/*.test.{ts,tsx}").map((file) => `packages/ui-simple/src/${file}`),
      ],
      setupFiles: ["packages/ui-simple/vitest.setup.ts", waitFor],
    },
  };
});

export default defineConfig({
  root,
  test: {
    projects: [
      // Projects that need more than Node (a DOM, a database, a browser) have their own configuration.
      "{packages,tooling}/*/vitest.config.ts",
      {
        plugins: [checkAnswers()],
        test: {
          name: "node",
          environment: "node",
          hookTimeout: HOOK_TIMEOUT_MS,
          // A poll waits for other processes, or for work beside other tests; its default is a second.
          expect: { poll: { timeout: 20_000 } },
          // Pure modules keep no state between files, and evaluating them again for each file doubles the time.
          isolate: false,
          setupFiles: [waitFor],
          include: [
            "packages/{contract,domain,validation,api}/src/**/*.test.ts",
            "tooling/{bench,bootstrap,gate,look,storybook,vite}/src/**/*.test.ts",
          ],
        },
      },
      ...apps,
    ],
  },
});
