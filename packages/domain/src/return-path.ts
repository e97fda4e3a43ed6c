import { paths, SCHOOL_KEY_PATH } from "@noren/contract/paths";
import { barePath, withSlash } from "./paths.ts";
import { isSecretPath } from "./secret-paths.ts";

/** The query parameter with the return path. */
const RETURN_PARAM = "to";

/** Screens to which a login does not redirect, nor to the screens below them. */
const EXCLUDED_PATHS = [paths.login(), paths.register(), paths.maintenance(), paths.logout(), paths.leave()];

/**
 * Returns a path of this shop with its query and fragment, or null [session.return-path].
 * Rejects everything that a browser could resolve to another site: schemes, `//host`, backslashes, control characters,
 * and paths that become `//host` after their dot segments are resolved.
 */
export function toShopPath(url: string | null | undefined): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, which hides a second slash
  if (!url || !/^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/.test(url)) return null;
  const shop = "https://shop.invalid";
  if (!URL.canParse(url, shop)) return null;
  const { origin, pathname, search, hash } = new URL(url, shop);
  return origin === shop && !pathname.startsWith("//") ? pathname + search + hash : null;
}

/** The login's path with the return path `from`; `relogin` adds `re=1` [login.relogin-query]. */
export function loginPath(from: string, { relogin = false } = {}): string {
  return withSlash(paths.login({ re: relogin ? 1 : null, [RETURN_PARAM]: toReturnPath(from) }));
}

/** The maintenance page's path with the return path `from`. */
export function maintenancePath(from: string): string {
  return withSlash(paths.maintenance({ [RETURN_PARAM]: toSafePath(from) }));
}

/** The school key's path with the return path `from` [school-key.gate]. */
export function schoolKeyPath(from: string): string {
  return withSlash(`${SCHOOL_KEY_PATH}?${new URLSearchParams({ [RETURN_PARAM]: toSafePath(from) ?? paths.home() })}`);
}

/** Where the school key redirects: the return path, or the products. */
export function afterSchoolKey(query: Pick<URLSearchParams, "get">): string {
  return toSafePath(query.get(RETURN_PARAM)) ?? paths.productList();
}

/** Where the maintenance page redirects when the shop is open again: the return path, or the home. */
export function afterMaintenance(query: Pick<URLSearchParams, "get">): string {
  return toSafePath(query.get(RETURN_PARAM)) ?? paths.home();
}

/** Where a login redirects: the return path, or the member's home. */
export function afterLogin(query: Pick<URLSearchParams, "get">): string {
  return toReturnPath(query.get(RETURN_PARAM)) ?? homeOf(true);
}

/** [login.relogin-query] Whether an expired session led to the login (`re=1`). */
export function isRelogin(query: Pick<URLSearchParams, "get">): boolean {
  return query.get("re") === "1";
}

/** The home of a guest and of a member [home.anonymous-and-member]. */
export function homeOf(isLoggedIn: boolean): string {
  return isLoggedIn ? withSlash(paths.memberHome()) : paths.home();
}

/** A path of this shop, unless it is the maintenance page or carries a secret. */
function toSafePath(url: string | null): string | null {
  const own = toShopPath(url);
  return own === null || barePath(own) === paths.maintenance() || isSecretPath(own) ? null : own;
}

/** A path to which a login may redirect; null for the home, whose place the member's home takes. */
function toReturnPath(url: string | null): string | null {
  const own = toSafePath(url);
  const path = barePath(own ?? paths.home());
  return path === paths.home() || EXCLUDED_PATHS.some((each) => `${path}/`.startsWith(`${each}/`)) ? null : own;
}
