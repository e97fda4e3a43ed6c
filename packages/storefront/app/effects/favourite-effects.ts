import { isLoggedIn, isUndecided } from "@noren/domain/session";
import { guestFavouriteChanged } from "../state/use-favourite.ts";
import { toFailureToast } from "../state/flash.ts";
import { isSucceededCall } from "./api-call.ts";
import type { Browser } from "./browser.ts";
import type { StartListening } from "./listener.ts";

/**
 * [favourite.guest] Keeps the favourites of guests. Their code loads with the first favourite, and on each page of a browser
 * that has some.
 */
export function listenToFavourites(listen: StartListening, browser: Browser): void {
  const load = () => import("./guest-favourites.ts");
  listen({
    actionCreator: guestFavouriteChanged,
    effect: async ({ payload }, store) => {
      try {
        const { changeFavourite, joinFavourites } = await load();
        changeFavourite(payload, store, browser);
        // The session may have become known while the code loaded.
        if (isLoggedIn(store.getState().session)) await joinFavourites(store, browser);
      } catch (error) {
        store.dispatch(toFailureToast(error));
      }
    },
  });
  listen({
    predicate: (action, now, before) =>
      (now.session !== before.session || isSucceededCall(action)) &&
      !isUndecided(now.session) &&
      browser.storage.favourites.read() !== null,
    effect: async (_, store) => {
      const { session } = store.getState();
      const isNewSession = session !== store.getOriginalState().session;
      if (!isLoggedIn(session)) (await load()).markFavourites(store, browser);
      else if (isNewSession) await (await load()).joinFavourites(store, browser);
    },
  });
}
