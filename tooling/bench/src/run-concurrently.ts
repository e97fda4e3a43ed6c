import { computeP99 } from "./compute-p99.ts";
import type { Throughput } from "./measure-throughput.ts";

/** Runs `work` with several workers, each one call at a time, until it returns undefined or the time is over. */
export async function runConcurrently(
  workers: number,
  work: (worker: number) => Promise<unknown> | undefined,
  seconds = Infinity,
): Promise<Throughput> {
  const durations: number[] = [];
  const start = performance.now();
  const runWorker = async (worker: number) => {
    for (let now = performance.now(); now - start < seconds * 1000; now = performance.now()) {
      const task = work(worker);
      if (!task) return;
      await task;
      durations.push(performance.now() - now);
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => runWorker(worker)));
  const perSecond = (durations.length * 1000) / (performance.now() - start);
  return { perSecond, p99: computeP99(durations) };
}
