import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartError } from "../../process/start-error.ts";

const WAIT_MS = 15_000;
const POLL_MS = 50;

/**
 * Prepares `cluster` for a new server: removes a stale `postmaster.pid` (power failure, killed container), and stops a
 * server whose Noren was killed. Leaves the server of a running Noren alone.
 *
 * @throws StartError when the folder is in use.
 */
export async function clearPostmaster(cluster: string): Promise<void> {
  const file = join(cluster, "postmaster.pid");
  const until = Date.now() + WAIT_MS;
  for (let isStopping = false; ; await delay(POLL_MS)) {
    const pid = readPid(file);
    if (pid === undefined) return;
    const server = describe(pid);
    if (!server?.args.includes(cluster)) {
      rmSync(file, { force: true });
      return;
    }
    // The watching shell (`server.ts`) has the same arguments; without it the server is an orphan.
    const watcher = describe(server.parent);
    if (!watcher?.args.includes(cluster)) {
      if (!isStopping) process.kill(pid, "SIGINT");
      isStopping = true;
    } else if (isNode(watcher.parent) || Date.now() > until) {
      throw new StartError(
        `The data folder is in use by another Noren (PostgreSQL runs as process ${pid} on ${cluster}).`,
      );
    }
    if (Date.now() > until) throw new StartError(`PostgreSQL (process ${pid}) does not stop: end it and start again.`);
  }
}

/** The watcher of a killed Noren becomes a child of process 1 and is about to stop its server. */
const isNode = (pid: number) => pid !== 1 && /\bnode\b/.test(describe(pid)?.args.split(" ")[0] ?? "");

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The command line and the parent of a process; undefined when it does not exist. */
function describe(pid: number): { args: string; parent: number } | undefined {
  try {
    if (process.platform === "linux") {
      const args = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      return { args, parent: Number(parent) };
    }
    const line = execFileSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
    const [, parent, args] = /^(\d+)\s+(.*)$/s.exec(line) ?? [];
    return args === undefined ? undefined : { args, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
