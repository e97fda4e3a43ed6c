import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { getChromiumLaunchOptions } from "@noren/bootstrap/chromium";
import { freePort } from "@noren/bootstrap/ports";
import { listPackages } from "@noren/bootstrap/workspace-packages";
import { defineConfig } from "@playwright/test";

const root = join(import.meta.dirname, "../..");

// The workers load this file again and must find the runner's values in their environment.
const port = (process.env["E2E_PORT"] ??= String(await freePort()));
const data = (process.env["E2E_DATA"] ??= join(root, ".data/e2e"));
const log = (process.env["E2E_LOG"] ??= `${data}.log`);
// The tests import no tool.
process.env["E2E_APPS"] ??= listPackages(root, "apps").join(",");
mkdirSync(dirname(log), { recursive: true });

const browser = getChromiumLaunchOptions();
/** Chromium starts a process for the blank page and one for each site; a test's page needs no isolation from itself. */
const ONE_PROCESS_PER_PAGE = ["--disable-site-isolation-trials", "--renderer-process-limit=1"];
/** A page lives for seconds: V8 spends a tenth of a test's processor time on optimising code that then ends. */
const NO_OPTIMISING_COMPILERS = "--js-flags=--no-opt,--no-maglev";

export default defineConfig({
  testDir: "src",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  globalSetup: "./src/support/set-up-database.ts",
  globalTeardown: "./src/support/expect-no-cards.ts",
  fullyParallel: true,
  forbidOnly: true,
  // One more than the processors, because a test waits during a fifth of its time.
  workers: 3,
  // A test may run axe on several screens, on two busy cores.
  timeout: 120_000,
  // Longer than the pages themselves wait for an answer (`ANSWER_TIMEOUT_MS`): a failed test then has what the page says of it.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    launchOptions: { ...browser, args: [...browser.args, ...ONE_PROCESS_PER_PAGE, NO_OPTIMISING_COMPILERS] },
    // A trace of each passing test would be recorded and deleted; `--trace retain-on-failure` records one to study a failure.
    trace: "off",
  },
  projects: [
    {
      name: "phone",
      // One device pixel per CSS pixel: the API renders and the browser decodes a quarter of the pixels of pictures.
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
    },
    {
      name: "desktop",
      // Tests of behaviour that is the same at every viewport run once, at the phone's.
      testIgnore: "**/phone-only/**",
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  // The whole shop, as `npm start` runs it, with its own data.
  webServer: {
    // A test reads the log. `tee` ignores the signal that stops the shop, so the last lines are written too.
    command: `node tooling/bootstrap/src/start.ts --fresh 2>&1 | (trap '' TERM; exec tee "$E2E_LOG" >&2)`,
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    // The shop deletes its data, so it must not use a database named in the environment.
    // A fresh clone has no rendered pictures, and renders hundreds.
    env: {
      PORT: port,
      NOREN_DATA: data,
      E2E_LOG: log,
      DATABASE_URL: "",
      DATABASE_READ_URL: "",
      AVIF_EFFORT: "0",
    },
    timeout: 300_000,
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
