import { existsSync } from "node:fs";

const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Chromium without windows, which needs 60 % of the processor time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const findExecutable = (paths: string[]): string | undefined =>
  [process.env["CHROMIUM_PATH"], ...paths].find((path) => path !== undefined && existsSync(path));

/** The path of `CHROMIUM_PATH`, else of the full browser, with which the bench measures, else of the headless shell. */
export const findChromium = (): string | undefined => findExecutable([...BROWSERS, HEADLESS_SHELL]);

/** Launch options of every test. Chromium's sandbox does not start as root in a container. */
export const chromiumLaunch = (): { executablePath: string | undefined; args: string[] } => ({
  executablePath: findExecutable([HEADLESS_SHELL, ...BROWSERS]),
  args: ["--no-sandbox"],
});
