import { toShopPath } from "./return-path.ts";

/** A path of this shop or an https URL of an allowed host, if it is safe to follow; else null [routes.catch-all]. */
export function findAllowedRedirect(url: string, allowedHosts: readonly string[]): string | null {
  const own = toShopPath(url);
  if (own !== null) return own;
  if (!URL.canParse(url)) return null;
  const { protocol, host, username, href } = new URL(url);
  return protocol === "https:" && username === "" && allowedHosts.includes(host) ? href : null;
}
