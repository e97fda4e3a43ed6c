import { useSetFavouriteMutation } from "@noren/api/endpoints/catalogue";
import type { ProductInfo } from "@noren/contract";
import type { Favourite } from "@noren/domain/guest-favourites";
import { createAction } from "@reduxjs/toolkit";
import { useCallback } from "react";
import { useAppStore } from "./hooks.ts";
import { toFailureToast } from "./flash.ts";
import { isMember } from "./use-is-member.ts";

/** [favourite.guest] A guest changed a favourite, which the browser keeps. */
export const guestFavouriteChanged = createAction<Favourite>("favourites/guestFavouriteChanged");

type Product = Pick<ProductInfo, "id" | "is_favorite">;

/**
 * Toggles a favourite: of the member, or of the guest in this browser. [error.server-message] Shows the server's message.
 * The function stays the same when the session changes, so that memoised lists of products do not render again.
 *
 * @param onFailed gets the product as it was before a call that failed
 * @param onAdded gets a product that was added to the member's favourites
 */
export function useFavouriteToggle<P extends Product>({
  onFailed,
  onAdded,
}: { onFailed?: (product: P) => void; onAdded?: (product: P) => void } = {}): (product: P) => void {
  const store = useAppStore();
  const [setFavourite] = useSetFavouriteMutation();
  return useCallback(
    (product) => {
      const { id, is_favorite } = product;
      const favourite = { id, is_favorite: !is_favorite };
      if (!isMember(store.getState())) store.dispatch(guestFavouriteChanged(favourite));
      else
        void setFavourite(favourite)
          .unwrap()
          .then(
            () => {
              if (!is_favorite) onAdded?.(product);
            },
            (problem: unknown) => {
              store.dispatch(toFailureToast(problem));
              onFailed?.(product);
            },
          );
    },
    [store, setFavourite, onFailed, onAdded],
  );
}
