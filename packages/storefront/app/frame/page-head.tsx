import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { useContext } from "react";
import { useLocation } from "react-router";
import { OriginContext } from "../state/origin.ts";

interface PageHeadProps {
  /** The page's own name; the shop's follows it. Without one (the home) the shop's stands there with its tagline. */
  title?: string;
  /** For search engines; the shop's tagline where the page says nothing of its own. */
  description?: string;
  /** Kept out of search engines: whatever belongs to one person. */
  isPrivate?: boolean;
  /** The query parameters that make another page of this address; all others do not. */
  search?: string;
}

/** Title, description and the one address of a page (canonical URLs have no slash at the end). React puts them into the head. */
export function PageHead({ title, description, isPrivate = false, search = "" }: PageHeadProps) {
  const { pathname } = useLocation();
  const { data: settings } = useGetSettingsQuery();
  const shop = settings?.["SITE.NAME"];
  const tagline = settings?.["SITE.TAGLINE"];
  const told = isPrivate ? undefined : description || tagline;
  const canonical = useContext(OriginContext) + (pathname.replace(/\/+$/, "") || "/") + search;
  return (
    <>
      <title>{(title ? [title, shop] : [shop, tagline]).filter(Boolean).join(" | ")}</title>
      {told ? <meta name="description" content={told} /> : null}
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
    </>
  );
}
