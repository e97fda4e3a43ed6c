import { paths } from "@noren/contract/paths";
import { barePath } from "./paths.ts";
import { toShopPath } from "./return-path.ts";

/** A path of this shop or an https URL of an allowed host, if it is safe to follow; else null [routes.catch-all]. */
export function findAllowedRedirect(url: string, allowedHosts: readonly string[]): string | null {
  const own = toShopPath(url);
  if (own !== null) return own;
  if (!URL.canParse(url)) return null;
  const { protocol, host, username, href } = new URL(url);
  return protocol === "https:" && username === "" && allowedHosts.includes(host) ? href : null;
}

/**
 * Whether a landing page redirects to its own path: to itself, or to the home page that it replaces. Such a redirect would
 * never end [lp.redirect].
 */
export function redirectsToItself(redirect: string | null, slug: string, path: string): boolean {
  const own = toShopPath(redirect);
  return own !== null && [paths.landingPage({ slug }), barePath(path)].includes(barePath(own));
}
