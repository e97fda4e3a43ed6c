import { QueryStatus } from "@reduxjs/toolkit/query";
import type { RootState } from "./store.ts";

const ID = "noren-state";

type Query = NonNullable<RootState["api"]["queries"][string]>;

/** A value as a script's text: no "<" in it, so that no value can close the script element. */
export const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

/** An answer never changes, it is replaced: all pages that are made from the same one write it once. */
const writtenQueries = new WeakMap<Query, Buffer<ArrayBuffer>>();

function writtenQuery(query: Query): Buffer<ArrayBuffer> {
  let bytes = writtenQueries.get(query);
  if (!bytes) writtenQueries.set(query, (bytes = Buffer.from(toScriptJson(query))));
  return bytes;
}

/**
 * The state as it crosses from the server to the browser, in pieces: without the subscriptions of the request and what
 * it waited for in vain. A list of two, of everything but the answers and of the answers by their keys.
 */
export function dehydrate({ api: { queries, ...api }, ...state }: RootState): Buffer<ArrayBuffer>[] {
  const pieces = [Buffer.from(`[${toScriptJson({ ...state, api: { ...api, subscriptions: {} } })},{`)];
  for (const [key, query] of Object.entries(queries)) {
    if (!query || query.status === QueryStatus.pending) continue;
    pieces.push(Buffer.from(`${pieces.length > 1 ? "," : ""}${toScriptJson(key)}:`), writtenQuery(query));
  }
  return [...pieces, Buffer.from("}]")];
}

/** The state as data in the page. */
export const stateScript = (state: RootState): Buffer<ArrayBuffer>[] => [
  Buffer.from(`<script id="${ID}" type="application/json">`),
  ...dehydrate(state),
  Buffer.from("</script>"),
];

/** Reads what the server wrote; undefined where it wrote none (a page that failed before its store stood). */
export function readState(): RootState | undefined {
  const text = document.getElementById(ID)?.textContent;
  if (!text) return undefined;
  const [{ api, ...state }, queries] = JSON.parse(text) as [RootState, RootState["api"]["queries"]];
  return { ...state, api: { ...api, queries } };
}
