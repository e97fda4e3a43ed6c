import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { originOf } from "@noren/domain/origin";
import { barePath } from "@noren/domain/paths";
import { isSecretPath } from "@noren/domain/secret-paths";
import { useLocation } from "react-router";

interface PageHeadProps {
  /** The name of the page, before that of the shop. Without it (the home) the title is the shop's name and tagline. */
  title?: string;
  /** For search engines; the shop's tagline by default. */
  description?: string;
  /** Keeps what belongs to one person out of search engines. */
  isPrivate?: boolean;
  /** The part of the query that belongs to the canonical URL. */
  search?: string;
}

/**
 * Title, description and canonical URL of a page; React moves them into the head. The canonical URL begins with the shop's
 * own origin, never with the host of the request. A URL that carries a secret is neither
 * indexed nor named, and as the referrer only its origin is sent.
 */
export function PageHead({ title, description, isPrivate = false, search = "" }: PageHeadProps) {
  const { pathname } = useLocation();
  const { data: settings } = useGetSettingsQuery();
  const shop = settings?.["SITE.NAME"];
  const tagline = settings?.["SITE.TAGLINE"];
  const isSecret = isSecretPath(pathname);
  const isHidden = isPrivate || isSecret;
  const shownDescription = isHidden ? undefined : description || tagline;
  const origin = originOf(settings?.["SITE.ORIGIN"] ?? "");
  return (
    <>
      <title>{(title ? [title, shop] : [shop, tagline]).filter(Boolean).join(" | ")}</title>
      {shownDescription ? <meta name="description" content={shownDescription} /> : null}
      {isHidden ? <meta name="robots" content="noindex" /> : null}
      {!isHidden && origin !== null ? <link rel="canonical" href={origin + barePath(pathname) + search} /> : null}
      {isSecret ? <meta name="referrer" content="strict-origin" /> : null}
    </>
  );
}
