import type { TrackedEvent } from "./tracked-event.ts";

/** The shop's own record takes at most so many characters of an event's details. */
const MAX_ARGS_LENGTH = 8000;

/** An event's details as the shop's own record takes them: JSON as text. Of too many products the last are left out. */
export function argsOf({ name: _, ...args }: TrackedEvent): string {
  if (!("items" in args)) return JSON.stringify(args);
  const withItems = (count: number) => JSON.stringify({ ...args, items: args.items.slice(0, count) });
  let count = args.items.length;
  while (count > 0 && withItems(count).length > MAX_ARGS_LENGTH) count -= 1;
  return withItems(count);
}
