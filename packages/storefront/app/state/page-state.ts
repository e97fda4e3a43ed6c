import { QueryStatus } from "@reduxjs/toolkit/query";
import type { RootState } from "./store.ts";

const ID = "noren-state";

/** JSON for a script element: escapes "<", so that no value can close the element. */
export const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

/**
 * Serialises the state for the browser, without subscriptions and pending queries: an array of the state without its queries,
 * and the queries by key.
 */
export function dehydrate({ api: { queries, ...api }, ...state }: RootState): string {
  const answered = Object.entries(queries).filter(([, query]) => query && query.status !== QueryStatus.pending);
  return toScriptJson([{ ...state, api: { ...api, subscriptions: {} } }, Object.fromEntries(answered)]);
}

/** The state as a script element of the page. */
export const renderStateScript = (state: RootState): string =>
  `<script id="${ID}" type="application/json">${dehydrate(state)}</script>`;

/** Reads the state that the server wrote; undefined when the page failed before its store was created. */
export function readState(): RootState | undefined {
  const text = document.getElementById(ID)?.textContent;
  if (!text) return undefined;
  const [{ api, ...state }, queries] = JSON.parse(text) as [RootState, RootState["api"]["queries"]];
  return { ...state, api: { ...api, queries } };
}
