import { p99Of } from "./p99.ts";
import type { Throughput } from "./throughput.ts";

/**
 * Sends requests at a constant rate, independent of the responses. A response's time counts from the moment when its
 * request was due, so that a slow response shows in the times of those that it delays.
 */
export async function atPace(
  perSecond: number,
  ask: (turn: number) => Promise<unknown>,
  seconds: number,
): Promise<Throughput> {
  const start = performance.now();
  const turns = Math.round(perSecond * seconds);
  const answers: Promise<number>[] = [];
  while (answers.length < turns) {
    const due = start + (answers.length * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const answer = ask(answers.length).then(() => performance.now() - due);
    // A failure is reported by `Promise.all` below, after all requests were sent.
    answer.catch(() => undefined);
    answers.push(answer);
  }
  const took = await Promise.all(answers);
  return { perSecond: (turns * 1000) / (performance.now() - start), p99: p99Of(took) };
}
