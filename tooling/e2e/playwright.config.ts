import { join } from "node:path";
import { chromiumLaunch } from "@noren/bootstrap/chromium";
import { freePort } from "@noren/bootstrap/ports";
import { defineConfig } from "@playwright/test";

const root = join(import.meta.dirname, "../..");

// Read once: the workers that load this file again find the runner's values in their environment.
const port = (process.env["E2E_PORT"] ??= String(await freePort()));
const data = (process.env["E2E_DATA"] ??= join(root, ".data/e2e"));

export default defineConfig({
  testDir: "src",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A journey looks at each of its screens with axe; two cores that do other work too take their time.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    launchOptions: chromiumLaunch(),
    // The page's states tell what was seen; filming every page costs more than all tests together.
    trace: { mode: "retain-on-failure", screenshots: false },
  },
  projects: [
    {
      name: "phone",
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
  ],
  // The whole shop, as `npm start` opens it, with data of its own.
  webServer: {
    command: "node tooling/bootstrap/src/start.ts --fresh",
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    // It begins anew, so it must not see the database that somebody has named for their own shop.
    env: { PORT: port, NOREN_DATA: data, DATABASE_URL: "", DATABASE_READ_URL: "" },
    timeout: 300_000,
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
