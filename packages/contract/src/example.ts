import type { GenericSchema } from "valibot";
import type { Call } from "./call.ts";
import type { CallName } from "./calls.ts";
import { sample } from "./sample.ts";
import { writtenAnswers } from "./written-answers.ts";

/** Bodies whose fields exclude each other, which no structure says. */
const bodies: Partial<Record<CallName, unknown>> = { syncLogin: { channel: "fl1" } };

/** What stands in an address. */
export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** One request and its answer; a part is undefined where the call has none. */
export interface Example {
  params: Fields | undefined;
  query: Fields | undefined;
  body: unknown;
  answer: unknown;
}

/** An example of a call. */
export function exampleOf(name: CallName, { params, query, body, answer }: Call): Example {
  const made = (schema: GenericSchema | undefined) => (schema ? sample(schema) : undefined);
  return {
    params: made(params) as Fields | undefined,
    query: made(query) as Fields | undefined,
    body: name in bodies ? bodies[name] : made(body),
    answer: name in writtenAnswers ? writtenAnswers[name] : made(answer),
  };
}

/** Path and query of a request; what is undefined is left out. */
export function requestAddress(
  { path }: Call,
  { params = {}, query = {} }: { params?: Fields; query?: Fields },
): string {
  const filled = path.replaceAll(/(\/?)\{(\w+)\}/g, (_, slash: string, name: string) => {
    const value = String(params[name] ?? "");
    // What hangs on a segment brings its own slashes, as `url{path}`.
    return slash === "/" ? `/${encodeURIComponent(value)}` : value;
  });
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
