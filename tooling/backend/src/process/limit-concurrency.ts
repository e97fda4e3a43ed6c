import { WorkerRefusal } from "./worker-refusal.ts";

export interface ConcurrencyLimits {
  /** Tasks at a time. */
  max: number;
  /** Tasks that may wait; a further one is refused, or takes the place of one of the key with the most. */
  maxWaiting?: number;
}

/**
 * Returns a function that runs a limited number of tasks at a time. Waiting tasks run in turns of their keys, such as the
 * client's network, so that many tasks with one key neither delay nor displace those with others.
 *
 * @returns the function; it throws WorkerRefusal (503) while too many tasks wait
 */
export function limitConcurrency({
  max,
  maxWaiting = Infinity,
}: ConcurrencyLimits): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  let running = 0;
  let count = 0;
  /** In the order of their turns. */
  const waiting = new Map<string, PromiseWithResolvers<void>[]>();

  async function wait(key: string): Promise<void> {
    if (count >= maxWaiting) makeRoom(key);
    count += 1;
    const queue = waiting.get(key) ?? [];
    waiting.set(key, queue);
    const turn = Promise.withResolvers<void>();
    queue.push(turn);
    await turn.promise;
  }

  /** Refuses the newest task of the key with the most waiting tasks, which may be the new task itself. */
  function makeRoom(key: string): void {
    const own = waiting.get(key)?.length ?? 0;
    const longest = [...waiting.values()].reduce((most, queue) => (queue.length > most.length ? queue : most), []);
    // Only if the other key then still has as many places as this one.
    if (longest.length <= own + 1) throw new WorkerRefusal("busy");
    longest.pop()?.reject(new WorkerRefusal("busy"));
    count -= 1;
  }

  function startNext(): void {
    const [first] = waiting;
    if (!first) {
      running -= 1;
      return;
    }
    const [key, queue] = first;
    const turn = queue.shift();
    waiting.delete(key);
    if (queue.length > 0) waiting.set(key, queue);
    count -= 1;
    turn?.resolve();
  }

  return async (key, task) => {
    if (running >= max) await wait(key);
    else running += 1;
    try {
      return await task();
    } finally {
      startNext();
    }
  };
}
