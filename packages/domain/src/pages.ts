import { barePath } from "./paths.ts";
import { ownPath } from "./return-address.ts";

/** Spec 4, static page: a reset clears the page if the url matches. */
export function resetStaticPage<P extends { readonly url: string }>(page: P | null, url: string): P | null {
  return page !== null && barePath(page.url) === barePath(url) ? null : page;
}

/** Spec 4, landing page: the pages by their slug and which one is shown, or where the browser goes instead. */
export type LandingPages<P> = { readonly bySlug: Readonly<Record<string, P>>; readonly current: string | null };
export type Landing<P> =
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "page"; readonly pages: LandingPages<P> };

/**
 * Takes an answer for a landing page.
 * @param redirect the header x-redirect, null where it was missing; only paths of this shop and the hosts of
 * `allowedHosts` (https) are followed (decisions, names and places), anything else shows the page
 */
export function receiveLanding<P extends { readonly slug: string }>(
  pages: LandingPages<P>,
  page: P,
  redirect: string | null,
  allowedHosts: readonly string[] = [],
): Landing<P> {
  const to = redirect === null ? null : allowedRedirect(redirect, allowedHosts);
  if (to !== null) return { kind: "redirect", to };
  return { kind: "page", pages: { bySlug: { ...pages.bySlug, [page.slug]: page }, current: page.slug } };
}

/** A path of this shop or an https address of an allowed host, as it is safe to be followed; else null. */
export function allowedRedirect(address: string, allowedHosts: readonly string[]): string | null {
  const own = ownPath(address);
  if (own !== null) return own;
  if (!URL.canParse(address)) return null;
  const { protocol, host, username, href } = new URL(address);
  return protocol === "https:" && username === "" && allowedHosts.includes(host) ? href : null;
}
