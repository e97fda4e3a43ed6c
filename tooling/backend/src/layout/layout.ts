import type { Layout, PageLayout } from "@noren/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Viewpoint } from "../catalogue/product-info.ts";
import type { Db } from "../db/pool.ts";
import { layouts } from "../db/schema/content.ts";
import { expandBlocks } from "./expand-blocks.ts";

/** What stands around the pages that have no layout of their own. */
const DEFAULT_PAGE = "default";

/** What the shop has put around a page; the header and the footer alone where it has said nothing. */
export async function readLayout(db: Db, viewpoint: Viewpoint, page: string): Promise<Layout> {
  const rows = await db
    .select()
    .from(layouts)
    .where(
      and(
        eq(layouts.channelId, viewpoint.channelId),
        eq(layouts.kind, "frame"),
        inArray(layouts.page, [page, DEFAULT_PAGE]),
      ),
    );
  const row = rows.find((each) => each.page === page) ?? rows[0];
  const { top = [], side = [], bottom = [] } = row?.areas ?? {};
  const [above = [], beside = [], below = []] = await expandBlocks(db, viewpoint, [top, side, bottom]);
  return {
    page,
    is_show_header: row?.isShowHeader ?? true,
    is_show_footer: row?.isShowFooter ?? true,
    top: above,
    side: beside,
    bottom: below,
  };
}

/** What a page is made of; undefined where the shop leaves it as it is. */
export async function readPageLayout(db: Db, viewpoint: Viewpoint, page: string): Promise<PageLayout | undefined> {
  const [row] = await db
    .select()
    .from(layouts)
    .where(and(eq(layouts.channelId, viewpoint.channelId), eq(layouts.kind, "page"), eq(layouts.page, page)));
  if (!row) return undefined;
  const [layout = []] = await expandBlocks(db, viewpoint, [row.areas.layout ?? []]);
  return { page, title: row.title, layout };
}
