import { WorkerRefusal } from "./worker-task.ts";

export interface ConcurrencyLimits {
  /** Tasks at a time. */
  max: number;
  /** Tasks that may wait; a further one is refused. */
  maxWaiting?: number;
}

/**
 * Returns a function that runs a limited number of tasks at a time. Waiting tasks run in turns of their keys, such as the
 * client's network, so that many tasks with one key do not delay those with others.
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
  const waiting = new Map<string, (() => void)[]>();

  async function wait(key: string): Promise<void> {
    if (count >= maxWaiting) throw new WorkerRefusal("busy");
    count += 1;
    const queue = waiting.get(key) ?? [];
    waiting.set(key, queue);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function startNext(): void {
    const [first] = waiting;
    if (!first) {
      running -= 1;
      return;
    }
    const [key, queue] = first;
    const start = queue.shift();
    waiting.delete(key);
    if (queue.length > 0) waiting.set(key, queue);
    count -= 1;
    start?.();
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
