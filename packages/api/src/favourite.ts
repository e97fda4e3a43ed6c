import { markFavourite } from "@noren/domain/favourites";
import { original, type ThunkDispatch, type UnknownAction } from "@reduxjs/toolkit";
import { api } from "./api.ts";

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];

/**
 * [favourite.everywhere] Favourite flags change across all lists at once, before the server has answered.
 * @returns takes the change back, for when the server refuses
 */
export function markEverywhere(
  dispatch: ThunkDispatch<State, unknown, UnknownAction>,
  state: State,
  { id, is_favorite }: { id: number; is_favorite: boolean },
): () => void {
  const patches = api.util.selectInvalidatedBy(state, ["Favourite"]).map(({ endpointName, originalArgs }) =>
    // The tag names the entries; which endpoint an entry is of, only it knows.
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
