import { useEffect } from "react";
import { toFormFailure } from "../../problem/form-failure.ts";
import { isProblem, toProblemResponse } from "../../problem/problem-response.ts";
import { toFailureToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";

/** Whether a list failed because the shop could not be reached. */
export const isUnreachable = (error: unknown): boolean =>
  isProblem(error) && (error.kind === "network" || error.kind === "timeout");

/**
 * Says that the list of the URL could not be reached; the page keeps the list before it, and the frame tries again once the
 * browser is online. Returns why, as long as that lasts: the page shows the conditions of the URL.
 *
 * @throws the problem where no list was shown before
 */
export function useUnreachableList(error: unknown, isListShown: boolean): string | null {
  const dispatch = useAppDispatch();
  const unreachable = isUnreachable(error) ? error : null;
  useEffect(() => {
    if (unreachable && isListShown) dispatch(toFailureToast(unreachable));
  }, [unreachable, isListShown, dispatch]);
  if (isProblem(unreachable) && !isListShown) throw toProblemResponse(unreachable);
  return isProblem(unreachable) ? toFormFailure(unreachable).message : null;
}
