import { paths } from "@noren/contract/paths";
import { barePath, withSlash } from "./paths.ts";
import { isSecretPath } from "./secret-paths.ts";

/** The query parameter with the return address. */
const RETURN = "to";

/** Screens that are no return address, each with the screens below it. */
const NO_RETURN = [paths.login(), paths.register(), paths.maintenance(), paths.logout(), paths.leave()];

/**
 * A path of this shop with its query and fragment, or null [session.return-path].
 * Rejects text that a browser could read as another site: schemes, `//host`, backslashes, control characters, and
 * paths that become `//host` once their dots are resolved.
 */
export function ownPath(address: string | null | undefined): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, which hides a second slash
  if (!address || !/^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/.test(address)) return null;
  const shop = "https://shop.invalid";
  if (!URL.canParse(address, shop)) return null;
  const { origin, pathname, search, hash } = new URL(address, shop);
  return origin === shop && !pathname.startsWith("//") ? pathname + search + hash : null;
}

/** The login's path with the return address `from`; `relogin` adds `re=1` [login.relogin-query]. */
export function loginPath(from: string, { relogin = false } = {}): string {
  return withSlash(paths.login({ re: relogin ? 1 : null, [RETURN]: returnTo(from) }));
}

/** The maintenance page's path with the return address `from`. */
export function maintenancePath(from: string): string {
  return withSlash(paths.maintenance({ [RETURN]: openPlace(from) }));
}

/** Where the maintenance page redirects when the shop is open again: the return address, or the home. */
export function afterMaintenance(query: Pick<URLSearchParams, "get">): string {
  return openPlace(query.get(RETURN)) ?? paths.home();
}

/** Where a login redirects: the return address, or the member's home. */
export function afterLogin(query: Pick<URLSearchParams, "get">): string {
  return returnTo(query.get(RETURN)) ?? homeOf(true);
}

/** [login.relogin-query] Whether an expired session led to the login (`re=1`). */
export function isRelogin(query: Pick<URLSearchParams, "get">): boolean {
  return query.get("re") === "1";
}

/** The home of a guest and of a member [home.anonymous-and-member]. */
export function homeOf(isLoggedIn: boolean): string {
  return isLoggedIn ? withSlash(paths.memberHome()) : paths.home();
}

/** Any page except the maintenance page and those whose URL carries a secret; also a half-filled registration. */
function openPlace(address: string | null): string | null {
  const own = ownPath(address);
  return own === null || barePath(own) === paths.maintenance() || isSecretPath(own) ? null : own;
}

function returnTo(address: string | null): string | null {
  const own = openPlace(address);
  const path = barePath(own ?? paths.home());
  return path === paths.home() || NO_RETURN.some((each) => `${path}/`.startsWith(`${each}/`)) ? null : own;
}
