import { getChromiumLaunchOptions } from "@noren/bootstrap/chromium";
import { HOOK_TIMEOUT_MS } from "@noren/vite/hook-timeout";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Opens every story in Chromium and checks it with axe. */
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: "storybook",
    hookTimeout: HOOK_TIMEOUT_MS,
    // One page for all files loads the modules once; stories clean up after themselves, as in the static Storybook.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: getChromiumLaunchOptions() }),
      instances: [{ browser: "chromium" }],
    },
  },
});
