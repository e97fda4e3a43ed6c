import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { peakMemory } from "./memory.ts";

test.runIf(process.platform === "linux")("memory of a process counts with that of those below it", async () => {
  const before = peakMemory(process.pid) ?? 0;
  const child = spawn(process.execPath, ["-e", "Buffer.alloc(50e6, 1); console.log(1); setInterval(() => {}, 1e3)"]);
  await once(child.stdout, "data");
  expect(peakMemory(child.pid)).toBeGreaterThan(50e6);
  expect(peakMemory(process.pid)).toBeGreaterThan(before + 50e6);
  child.kill();
});

test("where there is no process, nothing is told", () => {
  expect(peakMemory(undefined)).toBeUndefined();
});
