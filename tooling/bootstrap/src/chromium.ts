import { existsSync } from "node:fs";

// The one without windows first: it does the same tests for three fifths of the work.
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser that tests run in: `CHROMIUM_PATH`, else the first that is installed, else undefined. */
export function findChromium(): string | undefined {
  return [process.env["CHROMIUM_PATH"], ...PLACES].find((place) => place !== undefined && existsSync(place));
}

/** How every test starts the browser; the sandbox needs rights that a container's root does not have. */
export const chromiumLaunch = (): { executablePath: string | undefined; args: string[] } => ({
  executablePath: findChromium(),
  args: ["--no-sandbox"],
});
