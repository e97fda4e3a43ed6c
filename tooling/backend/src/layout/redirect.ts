import type { Channel } from "../db/schema/shop.ts";

/** Any host will do to read a path with. */
const SHOP = "https://shop.invalid";

/**
 * An address as it is safe to be followed: a path of this shop, or https on a host of SITE.REDIRECT_HOSTS (spec,
 * decisions: "a redirecting landing page with a 302 to an allowed address"). Null for anything else, also for what only
 * looks like a path: a second slash, a backslash, a control character, dots that lead to a second slash.
 */
export function allowedRedirect(address: string, channel: Pick<Channel, "settings">): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters, which hides a second slash
  if (/[\\\u0000-\u001f\u007f]/.test(address)) return null;
  if (address.startsWith("/")) {
    const url = URL.parse(address, SHOP);
    const isOwn = url?.origin === SHOP && !url.pathname.startsWith("//");
    return isOwn ? url.pathname + url.search + url.hash : null;
  }
  const url = URL.parse(address);
  const hosts = channel.settings["SITE.REDIRECT_HOSTS"] ?? [];
  const isAllowed =
    url?.protocol === "https:" && url.username === "" && url.password === "" && hosts.includes(url.host);
  return isAllowed ? url.href : null;
}
