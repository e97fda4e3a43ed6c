import { computeP99 } from "./compute-p99.ts";
import type { Throughput } from "./measure-throughput.ts";

/**
 * Sends requests at a constant rate, independent of the responses. A response's time counts from the moment when its
 * request was due, so that a slow response shows in the times of those that it delays.
 */
export async function sendAtRate(
  perSecond: number,
  send: (index: number) => Promise<unknown>,
  seconds: number,
): Promise<Throughput> {
  const start = performance.now();
  const count = Math.round(perSecond * seconds);
  const times: Promise<number>[] = [];
  while (times.length < count) {
    const due = start + (times.length * 1000) / perSecond;
    const waitMs = due - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    const time = send(times.length).then(() => performance.now() - due);
    // `Promise.all` below rejects with a failure after all requests were sent; without this handler Node would exit first.
    time.catch(() => undefined);
    times.push(time);
  }
  const durations = await Promise.all(times);
  return { perSecond: (count * 1000) / (performance.now() - start), p99: computeP99(durations) };
}
