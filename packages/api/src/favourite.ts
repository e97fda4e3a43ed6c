import { markFavourite } from "@noren/domain/favourites";
import { original, type ThunkDispatch, type UnknownAction } from "@reduxjs/toolkit";
import { api } from "./api.ts";

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];

/**
 * [favourite.everywhere] Changes the favourite flag in all lists, before the server has answered.
 * @returns a function that undoes the change, for when the call fails
 */
export function markEverywhere(
  dispatch: ThunkDispatch<State, unknown, UnknownAction>,
  state: State,
  { id, is_favorite }: { id: number; is_favorite: boolean },
): () => void {
  const patches = api.util.selectInvalidatedBy(state, ["Favourite"]).map(({ endpointName, originalArgs }) =>
    // The endpoint of an entry is known at run time only, so its types are not.
    dispatch(
      api.util.updateQueryData(endpointName as never, originalArgs as never, (draft) =>
        markFavourite(original(draft), id, is_favorite),
      ),
    ),
  );
  return () => {
    for (const patch of patches) patch.undo();
  };
}
