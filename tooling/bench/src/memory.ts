import { globSync, readFileSync } from "node:fs";

const kB = (status: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0);

/** A process and those below it, as the system tells of each; without those that have ended. */
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
 * The most memory that a process and those below it have had, in bytes; undefined where the system does not tell (it is
 * Linux that does). What they share, PostgreSQL's buffers, counts once: the system tells it of each that has touched it.
 */
export function peakMemory(pid: number | undefined): number | undefined {
  const all = statuses(pid);
  if (all.length === 0) return undefined;
  const own = all.reduce((sum, status) => sum + kB(status, "VmHWM") - kB(status, "RssShmem"), 0);
  return (own + Math.max(...all.map((status) => kB(status, "RssShmem")))) * 1024;
}
