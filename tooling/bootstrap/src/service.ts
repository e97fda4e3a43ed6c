import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "@noren/backend/process/start-error";

const POLL_MS = 100;
const GRACE_MS = 10_000;

/** A service could not start and has printed the reason itself. */
export class AlreadyReported extends Error {
  override readonly name = "AlreadyReported";
}

export interface Command {
  /** The subject of messages about it, e.g. "The backend". */
  name: string;
  /** The file for Node to run, and its arguments. */
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Captures the output for `output()` instead of showing it. */
  isQuiet?: boolean;
}

/** A started process. */
export interface Service {
  name: string;
  /** Undefined when the process could not be started. */
  pid: number | undefined;
  /** Resolves when `url` returns a success status. @throws when the process ends before that. */
  waitUntilReady(url: string): Promise<void>;
  /** Resolves with the exit code, or with the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals>;
  /** The captured output so far; "" unless the command is quiet. */
  output(): string;
  /** Stops the process and its children with SIGTERM, after ten seconds with SIGKILL, and waits until it has ended. */
  stop(): Promise<void>;
}

const followParent = new URL("../follow-parent.mjs", import.meta.url).href;

/**
 * Starts Node on a file, in its own process group: Ctrl-C in the terminal then reaches only this process, which stops its
 * services in order. A service stops itself when this process is killed.
 */
export function startService({ name, args, cwd, env, isQuiet = false }: Command): Service {
  const child = spawn(process.execPath, ["--import", followParent, ...args], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", isQuiet ? "pipe" : "inherit", isQuiet ? "pipe" : "inherit"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
  const ended = waitForEnd(child);
  return {
    name,
    pid: child.pid,
    ended,
    output: () => output,
    waitUntilReady: async (url) => {
      const polling = new AbortController();
      const endedEarly = ended.then((code) => {
        throw code === 1 ? new AlreadyReported() : new StartError(`${name} ended before it was ready (${code}).`);
      });
      await Promise.race([endedEarly, pollUntilOk(url, polling.signal)]).finally(() => polling.abort());
    },
    stop: async () => {
      signalGroup(child, "SIGTERM");
      const forceKill = setTimeout(() => signalGroup(child, "SIGKILL"), GRACE_MS);
      await ended;
      clearTimeout(forceKill);
    },
  };
}

function waitForEnd(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? signal ?? 1));
  });
}

function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
}

async function pollUntilOk(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await wait(POLL_MS);
  }
}
