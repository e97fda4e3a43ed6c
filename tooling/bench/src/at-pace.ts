import { p99Of } from "./p99.ts";
import type { Throughput } from "./throughput.ts";

/**
 * Asks so many times a second, evenly, whether the answers keep up or not. An answer's time counts from the moment when it
 * was due to be asked for, so that what makes others wait is seen in theirs too.
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
    // What fails now is told of below, when all have been asked; until then nobody waits for it.
    answer.catch(() => undefined);
    answers.push(answer);
  }
  const took = await Promise.all(answers);
  return { perSecond: (turns * 1000) / (performance.now() - start), p99: p99Of(took) };
}
