import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { StartError } from "../../process/start-error.ts";
import type { Runner } from "./run-as.ts";

/**
 * A shell between Node and PostgreSQL: it shuts PostgreSQL down when its standard input closes, because Node closed it or
 * died. So no server is left behind.
 */
const WATCH =
  'exec 3<&0; "$@" </dev/null 3<&- & server=$!; (read -r _; kill -INT $server) <&3 2>/dev/null & wait $server';

export interface Server {
  port: number;
  /** Shuts down cleanly; resolves when the process has exited. */
  stop(): Promise<void>;
  /** Resolves when the process has exited, for any reason. */
  ended: Promise<void>;
}

/** Starts PostgreSQL on `cluster` and resolves when it accepts connections on 127.0.0.1. */
export async function startServer(
  runner: Runner,
  cluster: string,
  port: number,
  settings: readonly string[],
): Promise<Server> {
  const server = [...runner.prefix, runner.postgres, "-D", cluster, "-p", String(port)];
  const child = spawn("/bin/sh", ["-c", WATCH, "sh", ...server, ...settings.flatMap((each) => ["-c", each])], {
    ...runner.ids,
    // A separate process group: Ctrl-C in the terminal reaches Node only, which then stops the database.
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

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
