import type { GenericSchema } from "valibot";
import type { Call } from "./call.ts";
import type { CallName } from "./calls.ts";
import { sample } from "./sample.ts";
import { writtenAnswers } from "./written-answers.ts";

/** Bodies with mutually exclusive fields, which the schema's structure does not show. */
const bodies: Partial<Record<CallName, unknown>> = { syncLogin: { channel: "fl1" } };

/** Parameters of a path or query. */
export type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A request and its response; undefined for parts that the call does not have. */
export interface Example {
  params: Fields | undefined;
  query: Fields | undefined;
  body: unknown;
  answer: unknown;
}

/** Builds the example of a call. */
export function exampleOf(name: CallName, { params, query, body, answer }: Call): Example {
  const made = (schema: GenericSchema | undefined) => (schema ? sample(schema) : undefined);
  return {
    params: made(params) as Fields | undefined,
    query: made(query) as Fields | undefined,
    body: name in bodies ? bodies[name] : made(body),
    answer: name in writtenAnswers ? writtenAnswers[name] : made(answer),
  };
}

/** The path and query of a request; omits undefined parameters. */
export function requestUrl({ path }: Call, { params = {}, query = {} }: { params?: Fields; query?: Fields }): string {
  const filled = path.replaceAll(/(\/?)\{(\w+)\}/g, (_, slash: string, name: string) => {
    const value = String(params[name] ?? "");
    // A parameter directly after text, as in `url{path}`, contains its own slashes.
    return slash === "/" ? `/${encodeURIComponent(value)}` : value;
  });
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
