import type { LandingPage, LandingPageSummary } from "@noren/contract";
import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { CatalogueContext } from "../catalogue/product-info.ts";
import type { Db } from "../db/pool.ts";
import { landingPages } from "../db/schema/content.ts";
import type { Channel } from "../db/schema/shop.ts";
import { expandBlocks } from "./expand-blocks.ts";
import { findAllowedRedirect } from "./redirect.ts";

const isOpen = (channelId: number, now: Date) =>
  and(
    eq(landingPages.channelId, channelId),
    or(isNull(landingPages.startsAt), lte(landingPages.startsAt, now)),
    or(isNull(landingPages.endsAt), gt(landingPages.endsAt, now)),
  );

/** The landing pages that are open now and listed. */
export function listLandingPages(db: Db, channelId: number, now: Date): Promise<LandingPageSummary[]> {
  return db
    .select({
      slug: landingPages.slug,
      title: landingPages.title,
      lead: landingPages.lead,
      image: landingPages.image,
    })
    .from(landingPages)
    .where(and(isOpen(channelId, now), eq(landingPages.isListed, true)))
    .orderBy(asc(landingPages.position), asc(landingPages.id));
}

/**
 * An open landing page and its redirect URL (null: none). Undefined for an unknown slug, or when its redirect is not
 * allowed.
 */
export async function findLandingPage(
  db: Db,
  channel: Channel,
  context: CatalogueContext,
  slug: string,
): Promise<{ page: LandingPage; redirect: string | null } | undefined> {
  const [row] = await db
    .select()
    .from(landingPages)
    .where(and(isOpen(channel.id, context.now), eq(landingPages.slug, slug)));
  if (!row) return undefined;
  const redirect = row.redirectTo === null ? null : findAllowedRedirect(row.redirectTo, channel);
  if (row.redirectTo !== null && redirect === null) return undefined;
  const [layout = []] = await expandBlocks(db, context, redirect === null ? [row.layout] : []);
  const page = {
    slug,
    title: row.title,
    lead: row.lead,
    image: row.image,
    layout,
    extend: { is_show_header: row.isShowHeader, is_show_footer: row.isShowFooter },
    updated_at: row.updatedAt.toISOString(),
  };
  return { page, redirect };
}
