import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { AlreadyReported, StartError } from "./start-error.ts";

const POLL_MS = 100;
const GRACE_MS = 10_000;

export interface Command {
  /** How messages name it, e.g. "The backend". */
  name: string;
  /** The file for Node to run, and its arguments. */
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Captures the output for `output()` instead of showing it. */
  quiet?: boolean;
}

/** A process that the command started. */
export interface Service {
  name: string;
  /** Undefined when the process could not be started. */
  pid: number | undefined;
  /** Resolves when `url` answers with 200. @throws when the process ends before that. */
  ready(url: string): Promise<void>;
  /** Resolves when the process is gone, with its exit code or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  /** Its output so far, when quiet. */
  output(): string;
  /** Stops it and its children with SIGTERM, after ten seconds with SIGKILL, and waits for its end. */
  stop(): Promise<void>;
}

const followParent = new URL("../follow-parent.mjs", import.meta.url).href;

/**
 * Starts Node on a file in a process group of its own: Ctrl-C in the terminal reaches this process only, which stops its
 * services in order. A service stops itself when this process is killed.
 */
export function startService({ name, args, cwd, env, quiet = false }: Command): Service {
  const child = spawn(process.execPath, ["--import", followParent, ...args], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
  const ended = endOf(child);
  return {
    name,
    pid: child.pid,
    ended,
    output: () => output,
    ready: async (url) => {
      const over = new AbortController();
      const gone = ended.then((code) => {
        throw code === 1 ? new AlreadyReported() : new StartError(`${name} ended before it was ready (${code}).`);
      });
      await Promise.race([gone, answers(url, over.signal)]).finally(() => over.abort());
    },
    stop: async () => {
      signalGroup(child, "SIGTERM");
      const insist = setTimeout(() => signalGroup(child, "SIGKILL"), GRACE_MS);
      await ended;
      clearTimeout(insist);
    },
  };
}

function endOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? signal ?? 1));
  });
}

function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
}

async function answers(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await wait(POLL_MS);
  }
}
