import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { StartError } from "../../process/start-error.ts";
import type { Runner } from "./run-as.ts";

/**
 * Stands between Node and PostgreSQL: when its standard input closes, because Node asked for it or died in whatever way,
 * PostgreSQL is told to shut down. So no server is ever left behind.
 */
const WATCH =
  'exec 3<&0; "$@" </dev/null 3<&- & server=$!; (read -r _; kill -INT $server) <&3 2>/dev/null & wait $server';

export interface Server {
  port: number;
  /** Shuts down without losing anything; resolves when the process is gone. */
  stop(): Promise<void>;
  /** Resolves when the process is gone, wanted or not. */
  ended: Promise<void>;
}

/** Starts PostgreSQL on `cluster` and resolves when it takes connections at 127.0.0.1. */
export async function startServer(
  runner: Runner,
  cluster: string,
  port: number,
  settings: readonly string[],
): Promise<Server> {
  const server = [...runner.prefix, runner.postgres, "-D", cluster, "-p", String(port)];
  const child = spawn("/bin/sh", ["-c", WATCH, "sh", ...server, ...settings.flatMap((each) => ["-c", each])], {
    ...runner.ids,
    // A group of its own: Ctrl-C in the terminal reaches Node, and Node decides when the database ends.
    detached: true,
    cwd: "/",
    env: { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" },
    stdio: ["pipe", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await ready(child);
  return {
    port,
    ended,
    stop: async () => {
      child.stdin?.end();
      await ended;
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
      log = (log + chunk).slice(-4000);
      if (log.includes("ready to accept connections")) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => {
      const reason = log.split("\n").findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? "no reason given";
      reject(new StartError(`PostgreSQL did not start: ${reason.replace(/^.*?(FATAL|PANIC):\s*/, "")}`));
    });
  });
}

/** A port that nobody listens to at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
