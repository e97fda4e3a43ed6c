import { QueryStatus } from "@reduxjs/toolkit/query";
import { useAppStore } from "./hooks.ts";
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

/** On the server the state as data in the page; in the browser the same element, whose text React leaves alone. */
export function StateScript() {
  const store = useAppStore();
  const html = import.meta.env.SSR ? dehydrate(store.getState()) : "";
  return <script id={ID} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Reads what the server wrote; undefined where it wrote none (a page that failed before its store stood). */
export function readState(): RootState | undefined {
  const text = document.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as RootState) : undefined;
}
