import { QueryStatus } from "@reduxjs/toolkit/query";
import type { RootState } from "./store.ts";

const ID = "noren-state";

type Query = NonNullable<RootState["api"]["queries"][string]>;

/** JSON for a script element: escapes "<", so that no value can close the element. */
export const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

/** Serialised queries. A query object never changes, so all pages that share it serialise it once. */
const writtenQueries = new WeakMap<Query, Buffer<ArrayBuffer>>();

function writtenQuery(query: Query): Buffer<ArrayBuffer> {
  let bytes = writtenQueries.get(query);
  if (!bytes) writtenQueries.set(query, (bytes = Buffer.from(toScriptJson(query))));
  return bytes;
}

/**
 * Serialises the state for the browser, in pieces, without subscriptions and pending queries: an array of the state without
 * its queries, and the queries by key.
 */
export function dehydrate({ api: { queries, ...api }, ...state }: RootState): Buffer<ArrayBuffer>[] {
  const pieces = [Buffer.from(`[${toScriptJson({ ...state, api: { ...api, subscriptions: {} } })},{`)];
  for (const [key, query] of Object.entries(queries)) {
    if (!query || query.status === QueryStatus.pending) continue;
    pieces.push(Buffer.from(`${pieces.length > 1 ? "," : ""}${toScriptJson(key)}:`), writtenQuery(query));
  }
  return [...pieces, Buffer.from("}]")];
}

/** The state as a script element of the page. */
export const renderStateScript = (state: RootState): Buffer<ArrayBuffer>[] => [
  Buffer.from(`<script id="${ID}" type="application/json">`),
  ...dehydrate(state),
  Buffer.from("</script>"),
];

/** Reads the state that the server wrote; undefined when the page failed before its store was created. */
export function readState(): RootState | undefined {
  const text = document.getElementById(ID)?.textContent;
  if (!text) return undefined;
  const [{ api, ...state }, queries] = JSON.parse(text) as [RootState, RootState["api"]["queries"]];
  return { ...state, api: { ...api, queries } };
}
