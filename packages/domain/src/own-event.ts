import type { TrackedEvent } from "./tracked-event.ts";

/** Maximum length of an event's details in the shop's own event log, in characters. */
const MAX_ARGS_LENGTH = 8000;

/** An event's details for the shop's own event log, as JSON text. Omits the last products when there are too many. */
export function argsOf({ name: _, ...args }: TrackedEvent): string {
  if (!("items" in args)) return JSON.stringify(args);
  const withItems = (count: number) => JSON.stringify({ ...args, items: args.items.slice(0, count) });
  let count = args.items.length;
  while (count > 0 && withItems(count).length > MAX_ARGS_LENGTH) count -= 1;
  return withItems(count);
}
