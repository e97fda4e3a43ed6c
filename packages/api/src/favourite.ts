import { markFavourites } from "@noren/domain/favourites";
import { original, type ThunkAction, type ThunkDispatch, type UnknownAction } from "@reduxjs/toolkit";
import { api } from "./api.ts";

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

interface Patch {
  undo: () => void;
}

/** `api.util` for the endpoints that subjects inject: their names and types are not part of the type of `api`. */
interface InjectedEndpoints {
  updateQueryData(
    endpoint: string,
    arg: unknown,
    recipe: (draft: unknown) => unknown,
  ): ThunkAction<Patch, State, unknown, UnknownAction>;
}
const injected: InjectedEndpoints = api.util;

/** A call of a mutation, as `onQueryStarted` receives it. */
export interface StartedCall<Result = unknown> {
  dispatch: Dispatch;
  getState: () => State;
  queryFulfilled: Promise<Result>;
}

/**
 * [favourite.everywhere] Changes the favourite flag of products in all lists, before the server has answered.
 * @returns a function that undoes the change, for when the call fails
 */
export function setFavouriteInCache(
  dispatch: Dispatch,
  state: State,
  ids: readonly number[],
  is_favorite: boolean,
): () => void {
  const marked = new Set(ids);
  const patches = api.util
    .selectInvalidatedBy(state, ["Favourite"])
    // The server's state contains parts of the page whose endpoints load later.
    .filter(({ endpointName }) => endpointName in api.endpoints)
    .map(({ endpointName, originalArgs }) =>
      dispatch(
        injected.updateQueryData(endpointName, originalArgs, (draft) =>
          markFavourites(original(draft), marked, is_favorite),
        ),
      ),
    );
  return () => {
    for (const patch of patches) patch.undo();
  };
}

/**
 * [favourite.everywhere] Changes the favourite flag of products in all lists while a call changes it at the server, and undoes
 * that when the call fails. Answers that were requested before the change may arrive after it, so these get the flag again.
 */
export async function changeFavourites(
  ids: readonly number[],
  is_favorite: boolean,
  { dispatch, getState, queryFulfilled }: StartedCall,
): Promise<void> {
  const change = () => setFavouriteInCache(dispatch, getState(), ids, is_favorite);
  const undo = change();
  try {
    await queryFulfilled;
  } catch {
    undo();
    return;
  }
  change();
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  change();
}
