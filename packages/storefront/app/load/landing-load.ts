import { landingPage } from "@noren/api/endpoints/landing-page";
import { shop } from "@noren/api/endpoints/shop";
import type { LandingPage } from "@noren/contract";
import { findAllowedRedirect, redirectsToItself } from "@noren/domain/pages";
import { notFoundProblem } from "@noren/domain/problem";
import { redirect } from "react-router";
import { toProblemResponse } from "../problem/problem-response.ts";
import type { LoadContext } from "./screen-load.ts";

/**
 * Loads a landing page [lp.redirect]: follows a redirect header to a URL that the shop allows, else leaves the page in the
 * store under its slug, and returns it. A page that redirects to itself is a 404.
 */
export async function loadLanding(
  { prefetch, url }: Pick<LoadContext, "prefetch" | "url">,
  slug: string,
): Promise<LandingPage> {
  const { page, redirect: target } = await prefetch(landingPage.endpoints.getLandingPage, slug);
  if (target === null) return page;
  if (redirectsToItself(target, slug, url.pathname)) throw toProblemResponse(notFoundProblem);
  const settings = await prefetch(shop.endpoints.getSettings, undefined);
  const to = findAllowedRedirect(target, settings["SITE.REDIRECT_HOSTS"] ?? []);
  if (to !== null) throw redirect(to);
  return page;
}
