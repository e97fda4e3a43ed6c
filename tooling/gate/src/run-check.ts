import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { withConfig } from "@noren/bootstrap/tool-config";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { cacheFolder } from "./cache-folder.ts";
import type { Results } from "./read-report.ts";

/** A command that a change has to pass. */
export interface Check {
  name: string;
  /** The command line, run in the workspace's root. */
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Checks before it in the same run that it waits for. */
  after?: readonly Check[];
  /** Where its tests' results are. A check without tests counts as one failure when it fails. */
  tests?: TestReport;
}

/** A file with the results of a test run, and how to read it. */
export interface TestReport {
  file: string;
  read: (report: unknown) => Results;
}

export interface Outcome extends Results {
  name: string;
  ok: boolean;
  seconds: number;
  output: string;
}

/** The report file of the check with this name. */
export const reportFile = (name: string): string => `${cacheFolder}/${name}.json`;

/**
 * The compile cache is shared, because checks start many processes with the same modules. The compiler and the linter of
 * types are Go programs: with the default of 100 they spend a sixth of their processor time on collecting garbage. More room for
 * Node's young objects saves a twentieth.
 */
const sharedEnv = {
  NO_COLOR: "1",
  NODE_COMPILE_CACHE: `${cacheFolder}/node`,
  GOGC: "400",
  NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --max-semi-space-size=64`,
};

/** Runs a check and captures its output. Aborting stops its processes. */
export async function runCheck({ name, command, env, tests }: Check, signal: AbortSignal): Promise<Outcome> {
  if (tests) rmSync(tests.file, { force: true });
  const start = performance.now();
  const { ok, output } = await captureOutput(withConfig(command), { ...process.env, ...sharedEnv, ...env }, signal);
  const { passed, failures } = tests ? readResults(tests) : NO_TESTS;
  // A run can fail without a failing test, e.g. before its first test.
  const isUnexplained = !ok && failures.length === 0;
  return {
    name,
    ok,
    output,
    passed,
    failures: isUnexplained ? [{ test: name, message: "" }] : failures,
    seconds: (performance.now() - start) / 1000,
  };
}

const NO_TESTS: Results = { passed: 0, failures: [] };

function readResults({ file, read }: TestReport): Results {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return NO_TESTS;
  }
}

function captureOutput([command = "", ...args]: readonly string[], env: NodeJS.ProcessEnv, signal: AbortSignal) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    // A process group of its own, so that its children stop with it.
    const child = spawn(command, args, { cwd: workspaceRoot, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const append = (chunk: Buffer) => (output += chunk);
    const stopGroup = () => child.pid && process.kill(-child.pid, "SIGTERM");
    child.stdout.on("data", append);
    child.stderr.on("data", append);
    signal.addEventListener("abort", stopGroup, { once: true });
    child.on("error", (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.on("close", (code) => {
      signal.removeEventListener("abort", stopGroup);
      resolve({ ok: code === 0, output });
    });
  });
}
