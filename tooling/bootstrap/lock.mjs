import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

// The holder touches its file every two seconds, so the file of a killed process becomes stale. A process id could not
// show that across containers and reboots.
const BEAT_MS = 2_000;
const STALE_MS = 15_000;
const POLL_MS = 250;

/**
 * Runs `task` while no other process does the same for this file.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withLock(file, task) {
  mkdirSync(dirname(file), { recursive: true });
  for (let reported = false; !take(file); await wait(POLL_MS)) {
    if (!reported) console.error("Waiting for another command that is installing …");
    reported = true;
    if (age(file) > STALE_MS) discard(file);
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT_MS);
  try {
    return await task();
  } finally {
    clearInterval(beat);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} file */
function age(file) {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/** Of several processes that find a stale file, one succeeds in renaming it. @param {string} file */
function discard(file) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch {
    // Another process was faster.
  }
}
