import type { TrackedEvent } from "./tracked-event.ts";

/** Maximum length of the serialized arguments, in characters. */
const MAX_ARGS_LENGTH = 8000;

/** Serializes an event's arguments to JSON for `POST /v1/ecommerce_events`. Omits the last products if it is too long. */
export function serializeEventArgs({ name: _, ...args }: TrackedEvent): string {
  if (!("items" in args)) return JSON.stringify(args);
  const withItems = (count: number) => JSON.stringify({ ...args, items: args.items.slice(0, count) });
  let count = args.items.length;
  while (count > 0 && withItems(count).length > MAX_ARGS_LENGTH) count -= 1;
  return withItems(count);
}
