import { createListenerMiddleware } from "@reduxjs/toolkit";
import type { AppDispatch, RootState } from "../state/store.ts";
import type { Browser } from "./browser.ts";
import { listenToCart } from "./cart-effects.ts";
import { listenToProblems } from "./problem-effects.ts";
import { listenToSession } from "./session-effects.ts";

/** Everything that happens outside the store because of what happened inside it. */
export function createEffects(browser: Browser) {
  const effects = createListenerMiddleware<RootState, AppDispatch>();
  listenToSession(effects.startListening, browser);
  listenToCart(effects.startListening, browser);
  listenToProblems(effects.startListening, browser);
  return effects.middleware;
}
