import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Returns the difference between a recorded version of a file and the current one, as git prints it. A shallow clone may
 * lack the recorded version; then the text says how to fetch it.
 * @param hash git's blob hash of the recorded version
 * @param path relative to `root`
 */
export function showDifferenceSince(root: string, hash: string, path: string): string {
  let recorded: Buffer;
  try {
    recorded = execFileSync("git", ["cat-file", "blob", hash], { cwd: root, stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return `This clone lacks the recorded version (${hash}): \`git fetch --unshallow\` fetches it.`;
  }
  const dir = mkdtempSync(join(tmpdir(), "noren-original-"));
  try {
    const before = join(dir, "recorded");
    writeFileSync(before, recorded);
    const { stdout } = spawnSync("git", ["diff", "--no-index", "--no-color", before, path], {
      cwd: root,
      encoding: "utf8",
    });
    return stdout.slice(Math.max(0, stdout.indexOf("@@"))).trimEnd();
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
