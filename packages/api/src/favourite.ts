import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "./api.ts";

/** Sets the flag on every product with this number, however deep in the answer it stands. */
export function markFavourite(answer: unknown, id: number, is_favorite: boolean): void {
  if (typeof answer !== "object" || answer === null) return;
  if ("is_favorite" in answer && "id" in answer && answer.id === id) answer.is_favorite = is_favorite;
  for (const part of Object.values(answer)) markFavourite(part, id, is_favorite);
}

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];

/**
 * Spec 4: favourite flags change across all lists at once, before the server has answered.
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
        markFavourite(draft, id, is_favorite),
      ),
    ),
  );
  return () => {
    for (const patch of patches) patch.undo();
  };
}
