import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withLock } from "../lock.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "noren-lock-"));
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => rmSync(folder, { recursive: true }));

test("two tasks with the same lock run one after the other", async () => {
  const file = join(folder, "lock");
  const seen: string[] = [];
  const task = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
  };
  await Promise.all([withLock(file, task("one")), withLock(file, task("two"))]);
  expect(seen).toEqual(["one begins", "one ends", "two begins", "two ends"]);
  expect(existsSync(file)).toBe(false);
});

test("releases the lock when the task fails", async () => {
  const file = join(folder, "lock");
  await expect(withLock(file, () => Promise.reject(new Error("no space")))).rejects.toThrow("no space");
  expect(await withLock(file, () => Promise.resolve("done"))).toBe("done");
});

test("takes over the lock of a killed process", async () => {
  const file = join(folder, "lock");
  writeFileSync(file, "1");
  utimesSync(file, 0, 0);
  expect(await withLock(file, () => Promise.resolve("done"))).toBe("done");
});
