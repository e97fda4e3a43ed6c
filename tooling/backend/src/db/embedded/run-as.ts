import { execFileSync } from "node:child_process";
import { chownSync, cpSync, existsSync, lstatSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartError } from "../../process/start-error.ts";
import type { Binaries } from "./binaries.ts";

/** How to start PostgreSQL's programs: their paths, the command prefix, and the account. */
export interface Runner extends Binaries {
  prefix: readonly string[];
  /** Gives a file or folder to the account that PostgreSQL runs as. */
  own(path: string): void;
  ids: { uid?: number; gid?: number };
}

/** Where the programs are copied to when only root can enter the project's folder. */
const SHARED_ROOT = "/var/tmp/noren-postgresql";

/**
 * PostgreSQL refuses to run as root, so root starts it as the account `postgres`, created if missing. That account may not
 * be able to enter the folders above the programs or the data (a clone in /root, a `mktemp -d`): then the programs are
 * copied to a readable folder, and the server keeps the one capability that bypasses folder permissions.
 */
export function prepareRunner(binaries: Binaries, dataDir: string): Runner {
  if (process.getuid?.() !== 0) return { ...binaries, prefix: [], own: () => undefined, ids: {} };
  const { uid, gid } = serviceAccount();
  const own = (path: string) => chownSync(path, uid, gid);
  if (openToAll(binaries.root) && openToAll(dataDir)) return { ...binaries, prefix: [], own, ids: { uid, gid } };
  const capability = "-all,+dac_override";
  const prefix = ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
  prefix.push(`--inh-caps=${capability}`, `--ambient-caps=${capability}`);
  return { ...ensureReadableBinaries(binaries), prefix, own, ids: {} };
}

function serviceAccount(): { uid: number; gid: number } {
  const id = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8", stdio: "pipe" }));
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    try {
      execFileSync("useradd", ["--system", "--user-group", "postgres"], { stdio: "pipe" });
      return { uid: id("-u"), gid: id("-g") };
    } catch (cause) {
      throw new StartError("PostgreSQL does not run as root: start Noren as another user, or add a user 'postgres'.", {
        cause,
      });
    }
  }
}

/** Whether all users can enter every folder from the root down to this one. */
function openToAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function ensureReadableBinaries(binaries: Binaries): Binaries {
  if (openToAll(binaries.root)) return binaries;
  const stamp = statSync(binaries.postgres);
  const target = `${SHARED_ROOT}-${stamp.size}-${Math.trunc(stamp.mtimeMs)}`;
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    cpSync(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, target);
    } catch {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  // All users can write to /var/tmp, so only a copy made by root is run.
  const made = lstatSync(target);
  if (!made.isDirectory() || made.uid !== 0)
    throw new StartError(`${target} is in the way: remove it and start again.`);
  return { root: target, initdb: join(target, "bin/initdb"), postgres: join(target, "bin/postgres") };
}
