import { landingPage } from "@noren/api/endpoints/landing-page";
import { shop } from "@noren/api/endpoints/shop";
import type { LandingPage } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { findAllowedRedirect } from "@noren/domain/pages";
import { barePath } from "@noren/domain/paths";
import { notFoundProblem } from "@noren/domain/problem";
import { toShopPath } from "@noren/domain/return-path";
import { matchPath, redirect } from "react-router";
import { toProblemResponse } from "../problem/problem-response.ts";
import { screens } from "@noren/contract/screens";
import type { LoadContext } from "./screen-load.ts";

const { getLandingPage } = landingPage.endpoints;
const LANDING_PATH = screens.find(({ id }) => id === "LandingPage")?.path ?? "";

/**
 * Loads a landing page [lp.redirect]: follows a redirect header to a URL that the shop allows, else leaves the page in the
 * store under its slug, and returns it. A page whose redirect leads back to it is a 404.
 */
export async function loadLanding(
  { prefetch, url }: Pick<LoadContext, "prefetch" | "url">,
  slug: string,
): Promise<LandingPage> {
  const { page, redirect: target } = await prefetch(getLandingPage, slug);
  if (target === null) return page;
  const passed = new Set([paths.landingPage({ slug }), barePath(url.pathname)]);
  if (await leadsBack(prefetch, target, passed)) throw toProblemResponse(notFoundProblem);
  const settings = await prefetch(shop.endpoints.getSettings, undefined);
  const to = findAllowedRedirect(target, settings["SITE.REDIRECT_HOSTS"] ?? []);
  if (to !== null) throw redirect(to);
  return page;
}

/** Whether a redirect returns, through other landing pages, to a path that was already visited: an endless loop. */
async function leadsBack(prefetch: LoadContext["prefetch"], target: string, passed: Set<string>): Promise<boolean> {
  const own = toShopPath(target);
  if (own === null) return false;
  const path = barePath(own);
  if (passed.has(path)) return true;
  passed.add(path);
  const { slug } = matchPath(LANDING_PATH, path)?.params ?? {};
  const next = slug === undefined ? null : await prefetch(getLandingPage, slug).catch(() => null);
  return next?.redirect != null && leadsBack(prefetch, next.redirect, passed);
}
