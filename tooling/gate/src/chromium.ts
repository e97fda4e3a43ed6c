import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "@noren/bootstrap/chromium";

/** Debian has both packages, Ubuntu the second. The headless shell is smaller and starts faster, so it comes first. */
const BROWSERS = ["chromium-headless-shell", "chromium"];

/** A font with Japanese characters. */
const FONT = "fonts-noto-cjk";

/** Installs Chromium with apt-get if it is missing. If that fails, prints what to install and exits with code 1. */
export function ensureChromium(): void {
  if (findChromium()) return;
  if (existsSync("/usr/bin/apt-get")) {
    for (const browser of BROWSERS) {
      console.log(`Installing ${browser} and ${FONT} …`);
      installPackages([browser, FONT]);
      if (findChromium()) return;
    }
  }
  console.error("The browser tests need Chromium: install it and fonts-noto-cjk, or name one with CHROMIUM_PATH.");
  process.exit(1);
}

/** Needs root, or sudo without a password. Prints the reason of a failure. */
function installPackages(packages: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const env = ["env", "DEBIAN_FRONTEND=noninteractive"];
  try {
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
      const [command = "", ...rest] = [...sudo, ...env, "apt-get", "-qq", ...args];
      execFileSync(command, rest, { stdio: ["ignore", "pipe", "pipe"] });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
}
