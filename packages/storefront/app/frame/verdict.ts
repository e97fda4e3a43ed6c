import { shop } from "@noren/api/endpoints/shop";
import { guard, type Verdict } from "@noren/domain/guard";
import { accessOf } from "../screens.ts";
import type { RootState } from "../state/store.ts";

/** As long as the shop's settings are not there (an outage), its strictest reading. */
const unknown = { "SITE.IS_LOGIN_REQUIRED": false, "SITE.IS_MEMBER_USE": true, "SITE.IS_EMAIL_VERIFY": false };

/** Whether the visitor may see the screen of a route; see `@noren/domain/guard`. */
export function verdictOn(
  state: RootState,
  route: { id: string; handle?: unknown },
  url: Pick<URL, "pathname" | "search">,
): Verdict {
  const { data: settings = unknown } = shop.endpoints.getSettings.select()(state);
  return guard({
    ...accessOf(route.id, route.handle),
    session: state.session,
    settings,
    path: url.pathname + url.search,
  });
}
