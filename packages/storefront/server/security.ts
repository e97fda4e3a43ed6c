import type { Settings } from "@noren/contract";
import { originOf } from "@noren/domain/origin";
import { listThirdParties, type SourceDirective } from "@noren/domain/third-parties";
import type { Page } from "../app/entry.server.tsx";

/**
 * The Content-Security-Policy of a page. Scripts and styles come from the shop's origin or are the page's own inline ones.
 * Other allowed sources are the storage and the third parties in the shop's settings. Style attributes are
 * allowed because they set the placeholder colours of pictures; they cannot load or run anything.
 */
export function buildContentSecurityPolicy(inline: Page["inline"], settings: Partial<Settings> | null): string {
  const parties = settings ? listThirdParties(settings) : [];
  const of = (directive: SourceDirective) => parties.flatMap(({ sources }) => sources[directive] ?? []);
  const storage = originOf(settings?.["SITE.STORAGE_URL"] ?? "");
  return [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...inline.scripts, ...of("script-src")],
    ["script-src-attr", "'none'"],
    ["style-src", "'self'", ...inline.styles],
    ["style-src-attr", "'unsafe-inline'"],
    // `blob:` shows pictures that the shopper has chosen and not sent yet.
    ["img-src", "'self'", "data:", "blob:", ...(storage ? [storage] : []), ...of("img-src")],
    ["media-src", "'self'", ...(storage ? [storage] : [])],
    ["connect-src", "'self'", ...of("connect-src")],
    ["frame-src", "'self'", ...of("frame-src")],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'none'"],
  ]
    .map((directive) => directive.join(" "))
    .join("; ");
}

/** For https requests only. Valid for a year and for this host only, since its subdomains may belong to others. */
export const transportSecurity = "max-age=31536000";
