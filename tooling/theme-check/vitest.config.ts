import { join } from "node:path";
import { getChromiumLaunchOptions } from "@noren/bootstrap/chromium";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { listLayers, simpleSources } from "@noren/vite";
import { findFilesReachedBy } from "@noren/vite/reached-files";
import { shadowThemes } from "@noren/vite/shadow-themes";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { readOptOuts } from "@noren/vite/opt-outs";

const root = join(import.meta.dirname, "../..");
const STORIES = "**/*.stories.tsx";
/** A theme that loses every required part, for the test of the check itself. */
const careless = join(import.meta.dirname, "fixtures/careless");

const themes = listPackages(root, "apps")
  .filter((app) => app !== "simple")
  .map((app) => {
    const appDir = join(root, "apps", app);
    const optOuts = readOptOuts(appDir);
    const isChecked = (story: string) => !optOuts.some(({ skip }) => skip === story);
    return { name: app, stories: findFilesReachedBy(appDir, simpleSources, STORIES).filter(isChecked), optOuts };
  });

/** The themes with the stories that their overrides reach. */
export interface CheckedTheme {
  name: string;
  /** Relative to the sources of ui-simple. */
  stories: string[];
  optOuts: ReturnType<typeof readOptOuts>;
}

declare module "vitest" {
  interface ProvidedContext {
    themes: CheckedTheme[];
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
    entries: [join(simpleSources, STORIES), "src/*.test.tsx", join(root, "apps/*/src/**/home-sections.ts")],
  },
  test: {
    name: "theme-check",
    include: ["src/*.test.tsx"],
    provide: { themes },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: getChromiumLaunchOptions() }),
      instances: [{ browser: "chromium" }],
    },
  },
});
