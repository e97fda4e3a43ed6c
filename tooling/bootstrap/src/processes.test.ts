import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const fixture = (name: string) => join(import.meta.dirname, "../fixtures", name);

/** Runs Node on a fixture; `printed` returns the output of it and its children. */
function run(...args: string[]) {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (printed += chunk));
  const end = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  return { child, end, printed: () => printed, services: () => pids(printed) };
}

const pids = (printed: string) => [...printed.matchAll(/service (\d+)/g)].map(([, pid]) => Number(pid));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const kill = ({ pid = 0 }: ChildProcess, signal: NodeJS.Signals) => process.kill(pid, signal);

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s ends every process with exit code 0", async (signal) => {
  const start = run(fixture("group.ts"));
  await expect.poll(() => start.services().length, { timeout: 10_000 }).toBe(2);
  kill(start.child, signal);
  expect(await start.end).toBe(0);
  expect(start.services().filter(isAlive)).toEqual([]);
});

test("stops a process that is added after the group was stopped", async () => {
  const start = run(fixture("late-group.ts"));
  await expect.poll(start.printed, { timeout: 10_000 }).toContain("opening");
  kill(start.child, "SIGTERM");
  expect(await start.end).toBe(0);
  expect(start.services().filter(isAlive)).toEqual([]);
});

test("stops all processes with exit code 1 when one ends", async () => {
  const start = run(fixture("group.ts"), "exit", "3");
  expect(await start.end).toBe(1);
  expect(start.services().filter(isAlive)).toEqual([]);
  expect(start.printed()).toContain("The second ended unexpectedly (3)");
});

test("ends every process when the parent is killed", async () => {
  const start = run(fixture("group.ts"));
  await expect.poll(() => start.services().length, { timeout: 10_000 }).toBe(2);
  kill(start.child, "SIGKILL");
  await expect.poll(() => start.services().filter(isAlive), { timeout: 10_000 }).toEqual([]);
});

test("returns the exit code of a command", async () => {
  expect(await run(fixture("inherited.mjs"), process.execPath, "-e", "process.exit(7)").end).toBe(7);
});

test("forwards signals to a command", async () => {
  const outer = run(fixture("inherited.mjs"), process.execPath, fixture("service.mjs"));
  await expect.poll(() => outer.services().length, { timeout: 10_000 }).toBe(1);
  kill(outer.child, "SIGTERM");
  expect(await outer.end).toBe(0);
  expect(outer.services().filter(isAlive)).toEqual([]);
});

test("reports the name of a command that does not exist", async () => {
  const outer = run(fixture("inherited.mjs"), "no-such-command");
  expect(await outer.end).toBe(1);
  expect(outer.printed()).toContain("no-such-command cannot be run");
});
