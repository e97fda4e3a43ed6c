import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

// The owner of a lock touches its file every two seconds, so the file of a killed process becomes stale. A process id in
// the file would not work across containers and reboots.
const HEARTBEAT_MS = 2_000;
const STALE_MS = 15_000;
const POLL_MS = 250;

/**
 * Runs `task` while this process holds the lock `file`; waits while another process holds it.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withLock(file, task) {
  mkdirSync(dirname(file), { recursive: true });
  for (let reported = false; !tryLock(file); await wait(POLL_MS)) {
    if (!reported) console.error("Waiting for another command that is installing …");
    reported = true;
    if (ageMs(file) > STALE_MS) removeStaleLock(file);
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS);
  try {
    return await task();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} file */
function ageMs(file) {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/** Renames the file before deleting it: of several processes that find it stale, only one succeeds. @param {string} file */
function removeStaleLock(file) {
  const renamed = `${file}.${process.pid}`;
  try {
    renameSync(file, renamed);
    rmSync(renamed, { force: true });
  } catch {
    // Another process has removed it.
  }
}
