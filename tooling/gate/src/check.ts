import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { withConfig } from "@noren/bootstrap/tool-config";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { cacheFolder } from "./cache-folder.ts";

/** One thing that a change has to pass. */
export interface Check {
  name: string;
  /** The command line, run in the project's folder. */
  run: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** How its tests are counted; a check without counts as nothing when it passes and as one failure when it fails. */
  tests?: TestReport;
}

/** A file with the results of a test run, and how to read it. */
export interface TestReport {
  file: string;
  count: (report: unknown) => Counts;
}

export interface Counts {
  passed: number;
  failed: number;
}

export interface Outcome extends Counts {
  name: string;
  ok: boolean;
  seconds: number;
  output: string;
}

/** Where a check of this name leaves its report. */
export const reportFile = (name: string): string => `${cacheFolder}/${name}.json`;

/** Checks start many processes of the same modules (a test's servers, a file's worker): each is compiled once. */
const forAll = { NO_COLOR: "1", NODE_COMPILE_CACHE: `${cacheFolder}/node` };

/** Runs a check and keeps what it prints. Aborting ends its processes. */
export async function runCheck({ name, run, env, tests }: Check, signal: AbortSignal): Promise<Outcome> {
  if (tests) rmSync(tests.file, { force: true });
  const start = performance.now();
  const { ok, output } = await capture(withConfig(run), { ...process.env, ...forAll, ...env }, signal);
  const { passed, failed } = tests ? countTests(tests) : { passed: 0, failed: 0 };
  // A run may fail without a failing test: it may not even have come to its tests.
  return {
    name,
    ok,
    output,
    passed,
    failed: ok ? failed : Math.max(failed, 1),
    seconds: (performance.now() - start) / 1000,
  };
}

function countTests({ file, count }: TestReport): Counts {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function capture([command = "", ...args]: readonly string[], env: NodeJS.ProcessEnv, signal: AbortSignal) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    // A group of its own, so that all that it starts ends with it.
    const child = spawn(command, args, { cwd: workspaceRoot, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (chunk: Buffer) => (output += chunk);
    const end = () => child.pid && process.kill(-child.pid, "SIGTERM");
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    signal.addEventListener("abort", end, { once: true });
    child.on("error", (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.on("close", (code) => {
      signal.removeEventListener("abort", end);
      resolve({ ok: code === 0, output });
    });
  });
}
