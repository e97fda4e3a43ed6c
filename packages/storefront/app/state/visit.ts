import { createContext, type RouterContextProvider } from "react-router";
import type { AppStore } from "./store.ts";

/** The store of this request or this page. */
export const storeContext = createContext<AppStore>();

/** The store; undefined when the request failed before it was set. */
export function storeOf(context: Readonly<RouterContextProvider>): AppStore | undefined {
  try {
    return context.get(storeContext);
  } catch {
    return undefined;
  }
}
