import { useSetFavouriteMutation } from "@noren/api/endpoints/catalogue";
import type { ProductInfo } from "@noren/contract";
import type { Favourite } from "@noren/domain/guest-favourites";
import { createAction } from "@reduxjs/toolkit";
import { useAppDispatch } from "./hooks.ts";
import { failureToast } from "./flash.ts";
import { useIsMember } from "./use-is-member.ts";

/** [favourite.guest] A guest changed a favourite, which the browser keeps. */
export const guestFavouriteChanged = createAction<Favourite>("favourites/guestFavouriteChanged");

/**
 * Toggles a favourite: of the member, or of the guest in this browser. [error.server-message] Shows the server's message.
 */
export function useFavouriteToggle(): (product: Pick<ProductInfo, "id" | "is_favorite">) => void {
  const dispatch = useAppDispatch();
  const isMember = useIsMember();
  const [setFavourite] = useSetFavouriteMutation();
  return ({ id, is_favorite }) => {
    const favourite = { id, is_favorite: !is_favorite };
    if (!isMember) dispatch(guestFavouriteChanged(favourite));
    else
      void setFavourite(favourite)
        .unwrap()
        .catch((problem: unknown) => void dispatch(failureToast(problem)));
  };
}
