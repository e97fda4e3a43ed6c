import { isLoggedIn, isUndecided } from "@noren/domain/session";
import { useAppSelector } from "./hooks.ts";

/** Whether a member is here; null as long as nobody knows, on the server above all. */
export function useMember(): boolean | null {
  return useAppSelector(({ session }) => (isUndecided(session) ? null : isLoggedIn(session)));
}
