import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: workspaceRoot, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

/**
 * Checks a revision out below a folder, unless it is there, and removes those of other revisions.
 * @returns the folder of the checkout
 * @throws Error when Git does not know the revision
 */
export function checkOut(revision: string, folder: string): string {
  const commit = git("rev-parse", "--verify", `${revision}^{commit}`);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder).filter((name) => name !== commit))
    git("worktree", "remove", "--force", join(folder, other));
  const checkout = join(folder, commit);
  if (!existsSync(checkout)) git("worktree", "add", "--detach", checkout, commit);
  return checkout;
}

/**
 * Builds the Storybook of a checkout, and installs what it needs.
 * @returns the folder of the build
 * @throws Error when the build fails; its output is printed
 */
export async function buildStorybook(checkout: string): Promise<string> {
  const command = ["pnpm", "exec", "turbo", "run", "build", "--filter=@noren/storybook", "--output-logs=errors-only"];
  const child = spawn(process.execPath, ["tooling/bootstrap/run.mjs", ...command], {
    cwd: checkout,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", 2, 2],
  });
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("exit", resolve));
  if (code !== 0) throw new Error(`The Storybook of ${checkout} could not be built (${String(code)}).`);
  return join(checkout, "tooling/storybook/storybook-static");
}
