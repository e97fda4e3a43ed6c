import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { peakMemory } from "./memory.ts";

test.runIf(process.platform === "linux")("memory of a process includes its descendants", async () => {
  const before = peakMemory(process.pid) ?? 0;
  const child = spawn(process.execPath, ["-e", "Buffer.alloc(50e6, 1); console.log(1); setInterval(() => {}, 1e3)"]);
  await once(child.stdout, "data");
  expect(peakMemory(child.pid)).toBeGreaterThan(50e6);
  expect(peakMemory(process.pid)).toBeGreaterThan(before + 50e6);
  child.kill();
});

test("memory of a missing process is undefined", () => {
  expect(peakMemory(undefined)).toBeUndefined();
});
