import { globSync, readFileSync } from "node:fs";

const kB = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0);

/** Returns the status of a process and its descendants; skips processes that have ended. */
function statuses(pid: number | undefined): string[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const below = globSync(`/proc/${pid}/task/*/children`).flatMap(
      (file) => readFileSync(file, "utf8").match(/\d+/g) ?? [],
    );
    return [status, ...below.flatMap((child) => statuses(Number(child)))];
  } catch {
    return [];
  }
}

/**
 * Returns the peak memory of a process and its descendants in bytes; undefined on systems other than Linux. Shared memory
 * (PostgreSQL's buffers) counts once, although Linux reports it for each process that touched it.
 */
export function readPeakMemory(pid: number | undefined): number | undefined {
  const all = statuses(pid);
  if (all.length === 0) return undefined;
  const own = all.reduce((sum, status) => sum + kB(status, "VmHWM") - kB(status, "RssShmem"), 0);
  return (own + Math.max(...all.map((status) => kB(status, "RssShmem")))) * 1024;
}
