import { existsSync, statfsSync } from "node:fs";

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

/** Linux' memory file system. */
const SHARED_MEMORY = "/dev/shm";

/** Far more than two browsers share; a container has 64 MiB by default, in which pages crash. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Launch options of every test. Chromium's sandbox does not start as root in a container. Playwright keeps the memory that
 * Chromium's processes share in files on the disk, which costs a twentieth of the processor time: omitted if there is room.
 */
export const getChromiumLaunchOptions = (): {
  executablePath: string | undefined;
  args: string[];
  ignoreDefaultArgs: string[];
} => ({
  executablePath: findExecutable([HEADLESS_SHELL, ...BROWSERS]),
  args: ["--no-sandbox"],
  ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
});

function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES;
}
