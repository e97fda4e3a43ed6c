import { globSync, readFileSync } from "node:fs";

/** The most memory that a process and those below it have had, in bytes; undefined where the system does not tell (it is Linux that does). */
export function peakMemory(pid: number | undefined): number | undefined {
  try {
    const [, kB] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    if (kB === undefined) return undefined;
    const below = globSync(`/proc/${pid}/task/*/children`).flatMap(
      (file) => readFileSync(file, "utf8").match(/\d+/g) ?? [],
    );
    return below.reduce((sum, child) => sum + (peakMemory(Number(child)) ?? 0), Number(kB) * 1024);
  } catch {
    return undefined;
  }
}
