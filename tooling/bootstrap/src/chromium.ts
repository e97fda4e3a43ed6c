import { existsSync } from "node:fs";

const WHOLE = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The same engine without windows; it runs the same tests with 60 % of the processor time. */
const SHELL = "/usr/bin/chromium-headless-shell";

const firstOf = (places: string[]): string | undefined =>
  [process.env["CHROMIUM_PATH"], ...places].find((place) => place !== undefined && existsSync(place));

/** `CHROMIUM_PATH`, else the full browser, with which the bench measures, else the shell, else undefined. */
export const findChromium = (): string | undefined => firstOf([...WHOLE, SHELL]);

/** Launch options of every test. The sandbox needs rights that a container's root does not have. */
export const chromiumLaunch = (): { executablePath: string | undefined; args: string[] } => ({
  executablePath: firstOf([SHELL, ...WHOLE]),
  args: ["--no-sandbox"],
});
