import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "@noren/bootstrap/chromium";

/** As Debian names them, and Ubuntu the second; the better one first. */
const BROWSERS = ["chromium-headless-shell", "chromium"];

/** With Japanese letters. */
const FONT = "fonts-noto-cjk";

/** Sees to it that there is a Chromium, where apt-get may install one; otherwise says what to install and ends. */
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

/** As root, or as someone whom sudo asks no password; the reason of a failure is shown, since nobody else tells it. */
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
