import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { readPeakMemory } from "./read-peak-memory.ts";

test.runIf(process.platform === "linux")("memory of a process includes its descendants", async () => {
  const before = readPeakMemory(process.pid) ?? 0;
  const child = spawn(process.execPath, ["-e", "Buffer.alloc(50e6, 1); console.log(1); setInterval(() => {}, 1e3)"]);
  await once(child.stdout, "data");
  expect(readPeakMemory(child.pid)).toBeGreaterThan(50e6);
  expect(readPeakMemory(process.pid)).toBeGreaterThan(before + 50e6);
  child.kill();
});

test("memory of a missing process is undefined", () => {
  expect(readPeakMemory(undefined)).toBeUndefined();
});
