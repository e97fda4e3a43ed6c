import { api } from "@noren/api";
import { catalogue } from "@noren/api/endpoints/catalogue";
import { shop } from "@noren/api/endpoints/shop";
import { setFavouriteInCache } from "@noren/api/favourite";
import { changeGuestFavourites, type Favourite } from "@noren/domain/guest-favourites";
import { GUEST_FAVOURITES_MAX_ITEMS } from "@noren/domain/limits";
import { isFromApi } from "@noren/domain/problem";
import { loginPath } from "@noren/domain/return-path";
import { isLoggedIn } from "@noren/domain/session";
import { addToast } from "../state/flash.ts";
import type { AppStore } from "../state/store.ts";
import { isProblem } from "../problem/problem-response.ts";
import type { Browser } from "./browser.ts";
import { guestFavouritesCopy as copy } from "./guest-favourites.copy.ts";

type Store = Pick<AppStore, "getState" | "dispatch">;

function storeFavourites({ favourites }: Browser["storage"], ids: readonly number[]): void {
  if (ids.length > 0) favourites.write(ids);
  else favourites.clear();
}

/** A toast that offers the login, in a shop with members. */
function offerLogin({ getState, dispatch }: Store, { location }: Browser, message: string, hint: string): void {
  const hasMembers = shop.endpoints.getSettings.select()(getState()).data?.["SITE.IS_MEMBER_USE"] === true;
  const { pathname, search } = location();
  dispatch(
    addToast(
      hasMembers
        ? { message: message + hint, type: "info", link: { label: copy.login, path: loginPath(pathname + search) } }
        : { message, type: "info" },
    ),
  );
}

/** [favourite.guest] Adds a favourite to the browser's, or removes it, and marks it in every list. */
export function changeFavourite(favourite: Favourite, store: Store, browser: Browser): void {
  const { storage } = browser;
  const { id, is_favorite } = favourite;
  const before = storage.favourites.read() ?? [];
  const now = changeGuestFavourites(before, favourite);
  if (now === null) return offerLogin(store, browser, copy.full(GUEST_FAVOURITES_MAX_ITEMS), copy.fullHint);
  storeFavourites(storage, now);
  // Storage may be full or blocked.
  if (is_favorite && !storage.favourites.read()?.includes(id))
    return offerLogin(store, browser, copy.notStored, copy.notStoredHint);
  setFavouriteInCache(store.dispatch, store.getState(), [id], is_favorite);
  const isFirst = is_favorite && before.length === 0;
  if (isFirst && !isLoggedIn(store.getState().session)) offerLogin(store, browser, copy.stored, copy.storedHint);
}

/** Marks the guest's favourites in every list: they are stored in the browser only. */
export function markFavourites({ dispatch, getState }: Store, { storage }: Browser): void {
  setFavouriteInCache(dispatch, getState(), storage.favourites.read() ?? [], true);
}

/** The shop has removed the product. */
const isGone = (error: unknown) => isProblem(error) && error.kind === "notFound" && isFromApi(error);

/**
 * [favourite.join] Makes the browser's favourites the member's, one tab at a time and in the order in which they were added.
 * Each is forgotten once the server has it; the rest stays for the next login or visit.
 */
export function joinFavourites({ dispatch, getState }: Store, { storage, withTabLock }: Browser): Promise<void> {
  return withTabLock("favourites", async () => {
    const joining = storage.favourites.read() ?? [];
    for (const id of joining) {
      if (!isLoggedIn(getState().session)) return;
      const { error } = await dispatch(catalogue.endpoints.setFavourite.initiate({ id, is_favorite: true }));
      if (error && !isGone(error)) return;
      storeFavourites(storage, storage.favourites.read()?.filter((other) => other !== id) ?? []);
    }
    // Lists that were fetched since the login lack the favourites.
    if (joining.length > 0) dispatch(api.util.invalidateTags(["Favourite"]));
  });
}
