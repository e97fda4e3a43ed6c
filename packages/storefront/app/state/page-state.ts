import { QueryStatus } from "@reduxjs/toolkit/query";
import type { RootState } from "./store.ts";

const ID = "noren-state";

/** The state as it crosses from the server to the browser: without the subscriptions of the request and what it waited for in vain. */
export function dehydrate({ api, ...state }: RootState): string {
  const queries = Object.entries(api.queries).filter(([, entry]) => entry?.status !== QueryStatus.pending);
  // No "<" in the text, so that no value can close the script element.
  return JSON.stringify({
    ...state,
    api: { ...api, queries: Object.fromEntries(queries), subscriptions: {} },
  }).replaceAll("<", String.raw`\u003c`);
}

/** The state as data in the page. */
export const stateScript = (state: RootState): string =>
  `<script id="${ID}" type="application/json">${dehydrate(state)}</script>`;

/** Reads what the server wrote; undefined where it wrote none (a page that failed before its store stood). */
export function readState(): RootState | undefined {
  const text = document.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as RootState) : undefined;
}
