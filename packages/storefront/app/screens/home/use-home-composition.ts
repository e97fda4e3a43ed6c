import { landingPage } from "@noren/api/endpoints/landing-page";
import { layout } from "@noren/api/endpoints/layout";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { useAppSelector } from "../../state/hooks.ts";
import type { RootState } from "../../state/store.ts";
import { findHomeComposition, type HomeComposition } from "./home-composition.ts";

/** Whether the load found out that the shop does not publish the page now. */
const isUnpublished = (state: RootState, { kind, name }: HomeComposition): boolean => {
  const { getLandingPage } = landingPage.endpoints;
  const { getPageLayout } = layout.endpoints;
  const { isError, data } = kind === "landing" ? getLandingPage.select(name)(state) : getPageLayout.select(name)(state);
  if (data === undefined) return isError;
  // The load has followed every path of the shop but the one to this home.
  return "redirect" in data && data.redirect?.startsWith("/") === true;
};

/** The page of blocks that replaces the theme's home; null for the theme's. */
export function useHomeComposition(): HomeComposition | null {
  const { data: settings } = useGetSettingsQuery();
  const composition = settings ? findHomeComposition(settings) : null;
  const isMissing = useAppSelector((state) => composition !== null && isUnpublished(state, composition));
  return isMissing ? null : composition;
}
