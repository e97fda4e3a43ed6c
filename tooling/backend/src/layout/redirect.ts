import type { Channel } from "../db/schema/shop.ts";

/** The base for parsing a path; the host is irrelevant. */
const SHOP = "https://shop.invalid";

/**
 * Returns a URL that is safe to redirect to [lp.redirect]: a path of this shop, or https on a host of SITE.REDIRECT_HOSTS.
 * Returns null for any other URL, and for a path that browsers resolve to another host: a second slash, a backslash, a
 * control character, dot segments that produce a second slash.
 */
export function findAllowedRedirect(target: string, channel: Pick<Channel, "settings">): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, which hides a second slash
  if (/[\\\u0000-\u001f\u007f]/.test(target)) return null;
  if (target.startsWith("/")) {
    const url = URL.parse(target, SHOP);
    const isOwn = url?.origin === SHOP && !url.pathname.startsWith("//");
    return isOwn ? url.pathname + url.search + url.hash : null;
  }
  const url = URL.parse(target);
  const hosts = channel.settings["SITE.REDIRECT_HOSTS"] ?? [];
  const isAllowed =
    url?.protocol === "https:" && url.username === "" && url.password === "" && hosts.includes(url.host);
  return isAllowed ? url.href : null;
}
