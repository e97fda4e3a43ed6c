import type { Settings } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { runStatement } from "../db/statement.ts";
import { cacheByChannel } from "./cache-by-channel.ts";
import { shopCopy } from "./shop.copy.ts";

interface Offered {
  stylists: string | null;
  has_catalog: boolean;
  has_orderable: boolean;
  has_coupon: boolean;
}

/** `SITE.PAGES`: the pages of stylists, catalogues and coupons, if the shop has any. */
export const offeredPageSettings = cacheByChannel(async (db, channel): Promise<Pick<Settings, "SITE.PAGES">> => {
  const [offered] = await runStatement<Offered>(
    db,
    `SELECT
       (SELECT title FROM collections WHERE channel_id = $1 AND alias = 'stylist') AS stylists,
       EXISTS (SELECT FROM catalogs WHERE channel_id = $1) AS has_catalog,
       EXISTS (SELECT FROM catalogs WHERE channel_id = $1 AND is_orderable) AS has_orderable,
       EXISTS (
         SELECT FROM coupons
         WHERE channel_id = $1 AND is_public AND NOT is_welcome AND (ends_at IS NULL OR ends_at > now())
       ) AS has_coupon`,
    [channel.id],
  );
  const pages = [
    { url: paths.stylistList(), title: offered?.stylists },
    { url: paths.flipBook(), title: offered?.has_catalog && shopCopy.flipBook },
    { url: paths.catalogOrder(), title: offered?.has_orderable && shopCopy.catalogOrder },
    { url: paths.couponList(), title: offered?.has_coupon && shopCopy.coupons },
  ];
  return { "SITE.PAGES": pages.flatMap(({ url, title }) => (title ? [{ url, title }] : [])) };
});
