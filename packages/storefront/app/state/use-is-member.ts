import { isLoggedIn, isUndecided } from "@noren/domain/session";
import { useAppSelector } from "./hooks.ts";
import type { RootState } from "./store.ts";

/** Whether a member is logged in; null while it is unknown, as on the server. */
export const isMember = ({ session }: Pick<RootState, "session">): boolean | null =>
  isUndecided(session) ? null : isLoggedIn(session);

export const useIsMember = (): boolean | null => useAppSelector(isMember);
