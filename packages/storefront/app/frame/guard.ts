import { shop } from "@noren/api/endpoints/shop";
import { holdsToken, isLoggedIn, isUndecided } from "@noren/domain/session";
import type { Access } from "../screens.ts";
import type { RootState } from "../state/store.ts";
import { loginPath } from "./return-address.ts";

/** Spec 2: the logged-in home. */
export const MEMBER_HOME = "/ec/";
const VERIFY = "/verify/";

const settingsOf = (state: RootState) => shop.endpoints.getSettings.select()(state).data;

/**
 * Where a visitor is sent who may not see a screen; null where they may, or where nobody knows yet who they are.
 * Spec 2, route guards.
 */
export function guard(access: Access, state: RootState, url: Pick<URL, "pathname" | "search">): string | null {
  const { session } = state;
  const settings = settingsOf(state);
  if (access === "public" || isUndecided(session)) return null;
  if (access === "logout-only") {
    if (session.status === "unregistered" && settings?.["SITE.IS_EMAIL_VERIFY"]) return VERIFY;
    return isLoggedIn(session) ? MEMBER_HOME : null;
  }
  if (access === "member-only" && settings?.["SITE.IS_MEMBER_USE"] === false) return null;
  // Who still has to verify the mail address has a token already, and /verify is login-only.
  if (access === "login-only" && holdsToken(session)) return null;
  // After a failed refresh its own redirect to /login/?re=1 is under way (spec 4).
  if (isLoggedIn(session) || session.status === "refreshFailed") return null;
  return loginPath(url);
}
