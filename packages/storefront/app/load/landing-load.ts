import { landingPage } from "@noren/api/endpoints/landing-page";
import { shop } from "@noren/api/endpoints/shop";
import type { LandingPage } from "@noren/contract";
import { findAllowedRedirect } from "@noren/domain/pages";
import { redirect } from "react-router";
import type { LoadContext } from "./screen-load.ts";

/**
 * Loads a landing page [lp.redirect]: follows a redirect header to a URL that the shop allows, else leaves the page in the
 * store under its slug, and returns it.
 */
export async function loadLanding({ prefetch }: Pick<LoadContext, "prefetch">, slug: string): Promise<LandingPage> {
  const { page, redirect: url } = await prefetch(landingPage.endpoints.getLandingPage, slug);
  if (url === null) return page;
  const settings = await prefetch(shop.endpoints.getSettings, undefined);
  const to = findAllowedRedirect(url, settings["SITE.REDIRECT_HOSTS"] ?? []);
  if (to !== null) throw redirect(to);
  return page;
}
