import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "@noren/bootstrap/chromium";

/** A Chromium and a font with Japanese letters, as Debian and Ubuntu name them. */
const PACKAGES = ["chromium", "fonts-noto-cjk"];

/** Sees to it that there is a Chromium, where apt-get may install one; otherwise says what to install and ends. */
export function ensureChromium(): void {
  if (findChromium()) return;
  if (existsSync("/usr/bin/apt-get")) {
    console.log(`Installing ${PACKAGES.join(" and ")} …`);
    installPackages();
    if (findChromium()) return;
  }
  console.error("The browser tests need Chromium: install it and fonts-noto-cjk, or name one with CHROMIUM_PATH.");
  process.exit(1);
}

/** As root, or as someone whom sudo asks no password; the reason of a failure is shown, since nobody else tells it. */
function installPackages(): void {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const env = ["env", "DEBIAN_FRONTEND=noninteractive"];
  try {
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...PACKAGES]]) {
      const [command = "", ...rest] = [...sudo, ...env, "apt-get", "-qq", ...args];
      execFileSync(command, rest, { stdio: ["ignore", "pipe", "pipe"] });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
}
