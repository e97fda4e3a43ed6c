import { GUEST_FAVOURITES_MAX_ITEMS } from "./limits.ts";

/** A product's new favourite flag. */
export interface Favourite {
  readonly id: number;
  readonly is_favorite: boolean;
}

/** [favourite.guest] A guest's favourites after a change, the last added last; null beyond the limit. */
export function changeGuestFavourites(ids: readonly number[], { id, is_favorite }: Favourite): number[] | null {
  const others = ids.filter((other) => other !== id);
  if (!is_favorite) return others;
  return others.length < GUEST_FAVOURITES_MAX_ITEMS ? [...others, id] : null;
}
