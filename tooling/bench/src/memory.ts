import { readFileSync } from "node:fs";

/** The most memory that a process has had, in bytes; undefined where the system does not tell (it is Linux that does). */
export function peakMemory(pid: number | undefined): number | undefined {
  try {
    const [, kB] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kB === undefined ? undefined : Number(kB) * 1024;
  } catch {
    return undefined;
  }
}
