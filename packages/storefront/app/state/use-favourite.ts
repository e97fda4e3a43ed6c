import { useSetFavouriteMutation } from "@noren/api/endpoints/catalogue";
import type { ProductInfo } from "@noren/contract";
import type { Favourite } from "@noren/domain/guest-favourites";
import { createAction } from "@reduxjs/toolkit";
import { useAppDispatch } from "./hooks.ts";
import { failureToast } from "./flash.ts";
import { useIsMember } from "./use-is-member.ts";

/** [favourite.guest] A guest changed a favourite, which the browser keeps. */
export const guestFavouriteChanged = createAction<Favourite>("favourites/guestFavouriteChanged");

type Product = Pick<ProductInfo, "id" | "is_favorite">;

/**
 * Toggles a favourite: of the member, or of the guest in this browser. [error.server-message] Shows the server's message.
 *
 * @param onFailed gets the product as it was before a call that failed
 */
export function useFavouriteToggle(onFailed?: (product: Product) => void): (product: Product) => void {
  const dispatch = useAppDispatch();
  const isMember = useIsMember();
  const [setFavourite] = useSetFavouriteMutation();
  return (product) => {
    const { id, is_favorite } = product;
    const favourite = { id, is_favorite: !is_favorite };
    if (!isMember) dispatch(guestFavouriteChanged(favourite));
    else
      void setFavourite(favourite)
        .unwrap()
        .catch((problem: unknown) => {
          dispatch(failureToast(problem));
          onFailed?.(product);
        });
  };
}
