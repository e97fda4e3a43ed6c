import { isLoggedIn, isUndecided } from "@noren/domain/session";
import { useAppSelector } from "./hooks.ts";

/** Whether a member is logged in; null while it is unknown, as on the server. */
export function useIsMember(): boolean | null {
  return useAppSelector(({ session }) => (isUndecided(session) ? null : isLoggedIn(session)));
}
