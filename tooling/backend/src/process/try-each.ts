import { log } from "./log.ts";

/**
 * Runs a job's task for each item. One that fails is logged and tried again in the next run, so that it does not hold up the
 * others.
 *
 * @returns the number of items that `task` changed, so that a job pauses while the rest fails
 */
export async function tryEach<Item extends { id: number | string }>(
  job: string,
  items: readonly Item[],
  task: (item: Item) => Promise<boolean | void>,
): Promise<number> {
  let changed = 0;
  for (const item of items) {
    try {
      if (await task(item)) changed += 1;
    } catch (error) {
      log("warn", "work on an item put off", {
        work: job,
        id: item.id,
        error: error instanceof Error ? error.name : "",
      });
    }
  }
  return changed;
}
