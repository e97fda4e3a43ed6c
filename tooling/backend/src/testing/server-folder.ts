import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The memory's file system of Linux. */
const MEMORY = "/dev/shm";

/** More than the databases of a run and their log occupy at once. */
const NEEDED_BYTES = 4 * 1024 ** 3;

const PREFIX = "noren-test-server-";

/**
 * Creates the folder of the test server: in memory if there is room, because each test file clones a database of 800 small
 * files, which takes a disk five times as long.
 */
export function makeServerFolder(): string {
  const parent = hasRoom() ? MEMORY : tmpdir();
  deleteAbandoned(parent);
  return mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/** Deletes the folders of runs that were killed; in memory they would stay until the machine restarts. */
function deleteAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(PREFIX) ? name.slice(PREFIX.length).split("-")[0] : undefined;
    if (pid && existsSync("/proc/self") && !existsSync(`/proc/${pid}`))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}
