import type { Browser } from "./browser.ts";
import { listenToCart } from "./cart-effects.ts";
import { listenToFavourites } from "./favourite-effects.ts";
import { createListeners } from "./listener.ts";
import { listenToProblems } from "./problem-effects.ts";
import { listenToSession } from "./session-effects.ts";

/** Everything that happens outside the store because of what happened inside it. */
export function createEffects(browser: Browser) {
  const { startListening, middleware } = createListeners();
  listenToSession(startListening, browser);
  listenToCart(startListening, browser);
  listenToProblems(startListening, browser);
  listenToFavourites(startListening, browser);
  return middleware;
}
