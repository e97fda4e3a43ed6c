import type { Layout, PageLayout } from "@noren/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { CatalogueContext } from "../catalogue/product-info.ts";
import type { Db } from "../db/pool.ts";
import { layouts } from "../db/schema/content.ts";
import { expandBlocks } from "./expand-blocks.ts";

/** The layout of pages without their own. */
const DEFAULT_PAGE = "default";

/** `product-list.gift` is the part `gift` of the page `product-list`. */
const wholePageOf = (page: string) => page.split(".", 1)[0] ?? page;

/**
 * The layout around a page, else that of the page it is a part of, else the default one; only the header and the footer
 * when the shop has none.
 */
export async function getLayout(db: Db, context: CatalogueContext, page: string): Promise<Layout> {
  const names = [page, wholePageOf(page), DEFAULT_PAGE];
  const rows = await db
    .select()
    .from(layouts)
    .where(and(eq(layouts.channelId, context.channelId), eq(layouts.kind, "frame"), inArray(layouts.page, names)));
  const row = rows.toSorted((a, b) => names.indexOf(a.page) - names.indexOf(b.page))[0];
  const { top = [], side = [], bottom = [] } = row?.areas ?? {};
  const [above = [], beside = [], below = []] = await expandBlocks(db, context, [top, side, bottom]);
  return {
    page,
    is_show_header: row?.isShowHeader ?? true,
    is_show_footer: row?.isShowFooter ?? true,
    top: above,
    side: beside,
    bottom: below,
  };
}

/** The blocks of a page; undefined when the shop keeps the default. */
export async function findPageLayout(db: Db, context: CatalogueContext, page: string): Promise<PageLayout | undefined> {
  const [row] = await db
    .select()
    .from(layouts)
    .where(and(eq(layouts.channelId, context.channelId), eq(layouts.kind, "page"), eq(layouts.page, page)));
  if (!row) return undefined;
  const [layout = []] = await expandBlocks(db, context, [row.areas.layout ?? []]);
  return { page, title: row.title, layout };
}
