import { createContext, type RouterContextProvider } from "react-router";
import type { AppStore } from "./store.ts";

/** The store of this request or this page. */
export const storeContext = createContext<AppStore>();
/** True when the store has what the loads of this request fetch. */
export const isLoadedContext = createContext(false);
/** The nonce of this answer's scripts and styles; "" in development. */
export const nonceContext = createContext("");

/** The store; undefined when the request failed before it was set. */
export function storeOf(context: Readonly<RouterContextProvider>): AppStore | undefined {
  try {
    return context.get(storeContext);
  } catch {
    return undefined;
  }
}
