import { cart } from "@noren/api/endpoints/cart";
import { tokenOf, unexpiredOrderedCart } from "@noren/domain/cart";
import { cartEvent } from "../state/cart.ts";
import { sessionEvent } from "../state/session.ts";
import type { AppStore } from "../state/store.ts";
import type { Browser } from "./browser.ts";

const { getCart } = cart.endpoints;

type Store = Pick<AppStore, "getState" | "dispatch">;

/** Another tab logged in, out, or holds a newer token. */
function syncSession(store: Store, { storage }: Browser): void {
  const newer = storage.credentials.read();
  if (newer) store.dispatch(sessionEvent({ type: "session/credentialsAdopted", credentials: newer }));
  // Each key's change arrives separately, so a logout is known once both keys are gone.
  else if (storage.knowsMember.read() === null)
    store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "elsewhere" }));
}

/** Another tab opened, ordered or forgot a cart. Ignores a value that another version of the shop wrote. */
function syncCartToken(store: Store, { storage, now }: Browser, isGone: boolean): void {
  const token = storage.cartToken.read();
  const own = tokenOf(store.getState().cart);
  const hasOrdered = own !== null && unexpiredOrderedCart(storage.orderedCart.read(), now())?.token === own;
  if (token !== null || isGone) store.dispatch(cartEvent({ type: "cart/tokenAdopted", token, hasOrdered }));
}

/** Another tab changed the content of the cart. */
function syncCartChange(store: Store): void {
  const token = tokenOf(store.getState().cart);
  if (token !== null && getCart.select(token)(store.getState()).data)
    void store.dispatch(getCart.initiate(token, { subscribe: false, forceRefetch: true }));
}

/** Applies the changes of the shop's other tabs to this tab [session.tabs]. */
export function syncTabs(store: Store, browser: Browser, tab: Pick<EventTarget, "addEventListener"> = window): void {
  const { credentials, knowsMember, cartToken, cartChange } = browser.storage;
  tab.addEventListener("storage", (event) => {
    const { key, newValue } = event as StorageEvent;
    // A null key means that the storage was cleared.
    if (key === null || key === credentials.key || key === knowsMember.key) syncSession(store, browser);
    if (key === null || key === cartToken.key) syncCartToken(store, browser, newValue === null);
    if (key === cartChange.key) syncCartChange(store);
  });
  // A page that the browser kept for "back" got no events meanwhile.
  tab.addEventListener("pageshow", (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    syncSession(store, browser);
    syncCartToken(store, browser, false);
  });
}
