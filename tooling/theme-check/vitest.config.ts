import { join } from "node:path";
import { getChromiumLaunchOptions } from "@noren/bootstrap/chromium";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { listLayers, simpleSources } from "@noren/vite";
import { HOOK_TIMEOUT_MS } from "@noren/vite/hook-timeout";
import { readOptOuts } from "@noren/vite/opt-outs";
import { shadowThemes } from "@noren/vite/shadow-themes";
import { isSample, listThemeTests } from "@noren/vite/theme-tests";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "../..");
/** A theme that loses every required part, for the test of the check itself. */
const careless = join(import.meta.dirname, "fixtures/careless");

const themes = listPackages(root, "apps")
  .filter((app) => app !== "simple")
  .map((app) => {
    const appDir = join(root, "apps", app);
    return {
      name: app,
      stories: listThemeTests(appDir, simpleSources, "**/*.stories.tsx"),
      optOuts: readOptOuts(appDir),
    };
  });

/** A theme with the files of stories that its overrides reach, or with a sample of them. */
export interface CheckedTheme {
  name: string;
  /** Relative to the sources of ui-simple. */
  stories: string[];
  optOuts: ReturnType<typeof readOptOuts>;
}

declare module "vitest" {
  interface ProvidedContext {
    themes: CheckedTheme[];
    /** Whether a file's plain story runs only. */
    isSample: boolean;
  }
}

export default defineConfig({
  plugins: [
    shadowThemes({
      simple: simpleSources,
      themes: {
        simple: [simpleSources],
        ...Object.fromEntries(themes.map(({ name }) => [name, listLayers(join(root, "apps", name), simpleSources)])),
        careless: listLayers(careless, simpleSources),
      },
    }),
  ],
  // Dependencies that Vite finds during the run would reload the page. Sections of a theme's home bring the store.
  optimizeDeps: {
    entries: [
      join(simpleSources, "**/*.stories.tsx"),
      "src/*.test.tsx",
      join(root, "apps/*/src/**/{home-sections,product-part}.ts"),
    ],
  },
  test: {
    name: "theme-check",
    hookTimeout: HOOK_TIMEOUT_MS,
    include: ["src/*.test.tsx"],
    provide: { themes, isSample: isSample() },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: getChromiumLaunchOptions() }),
      instances: [{ browser: "chromium" }],
    },
  },
});
