import { shop } from "@noren/api/endpoints/shop";
import { guard, type AccessDecision } from "@noren/domain/guard";
import type { ScreenRules } from "../screens.ts";
import type { RootState } from "../state/store.ts";

/** While the settings are missing (an outage), public pages stay open and members' pages need a login. */
const unknown = { "SITE.IS_LOGIN_REQUIRED": false, "SITE.IS_MEMBER_USE": true, "SITE.IS_EMAIL_VERIFY": false };

/** Whether the visitor may see a screen; see `@noren/domain/guard`. */
export function decideAccess(
  state: RootState,
  { access, place, staysOpen }: ScreenRules,
  url: Pick<URL, "pathname" | "search">,
): AccessDecision {
  const { data: settings = unknown } = shop.endpoints.getSettings.select()(state);
  return guard({
    access,
    // The secret in such a URL is the permission.
    staysOpen: staysOpen ?? place === "browser",
    session: state.session,
    settings,
    path: url.pathname + url.search,
  });
}
