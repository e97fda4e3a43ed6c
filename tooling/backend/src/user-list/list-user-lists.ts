import type { Picture, UserList } from "@noren/contract";
import { PICTURE } from "../catalogue/product-picture.ts";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import type { Page } from "../http/pagination.ts";
import { userListCopy } from "./user-list.copy.ts";

/** The key of the default list: all products that the member likes. */
export const DEFAULT_KEY = "favorites";

interface Row {
  id: number | null;
  key: string;
  name: string | null;
  count: number;
  image: Picture | null;
  updated_at: Date | null;
}

/** `$1` is the channel, `$2` the member. The default list has no row, so its id is null. */
const ENTRIES = `
  SELECT NULL::int AS list_id, product_id, liked_at AS entered_at FROM product_likes WHERE user_id = $2
  UNION ALL
  SELECT user_list_id, product_id, attached_at FROM user_list_products WHERE user_id = $2`;

const SHOWN = `SELECT e.* FROM (${ENTRIES}) e JOIN products p ON p.id = e.product_id AND p.is_show AND p.channel_id = $1`;

const LISTS = `
  WITH shown AS (${SHOWN}),
  lists AS (
    SELECT NULL::int AS id, '${DEFAULT_KEY}' AS key, NULL AS name
    UNION ALL SELECT id, key, name FROM user_lists WHERE user_id = $2
  )
  SELECT l.id, l.key, l.name, coalesce(s.count, 0)::int AS count, s.updated_at,
    (SELECT ${PICTURE}
       FROM product_images i WHERE i.product_id = s.last ORDER BY i.position LIMIT 1) AS image
  FROM lists l LEFT JOIN (
    SELECT list_id, count(*), max(entered_at) AS updated_at,
      (array_agg(product_id ORDER BY entered_at DESC, product_id DESC))[1] AS last
    FROM shown GROUP BY list_id
  ) s ON s.list_id IS NOT DISTINCT FROM l.id
  WHERE $3::text IS NULL OR l.key = $3
  ORDER BY l.id NULLS FIRST`;

const PRODUCTS = `
  SELECT product_id FROM (${SHOWN}) shown WHERE list_id IS NOT DISTINCT FROM $3::int
  ORDER BY entered_at DESC, product_id DESC LIMIT $4 OFFSET $5`;

/** A member's lists, the default one first; with a key, only that list or none. */
export async function listUserLists(
  db: Db,
  channelId: number,
  userId: number,
  key: string | null = null,
): Promise<{ id: number | null; view: UserList }[]> {
  const rows = await runStatement<Row>(db, LISTS, [channelId, userId, key]);
  return rows.map(({ id, name, updated_at, ...row }) => ({
    id,
    view: {
      ...row,
      name: name ?? userListCopy.defaultName,
      is_default: id === null,
      updated_at: updated_at?.toISOString() ?? null,
    },
  }));
}

/** The ids of a page of a list's products, last added first. @param listId null for the default list */
export async function listProductIds(
  db: Db,
  { channelId, userId, listId }: { channelId: number; userId: number; listId: number | null },
  page: Page,
): Promise<number[]> {
  const rows = await runStatement<{ product_id: number }>(db, PRODUCTS, [
    channelId,
    userId,
    listId,
    page.limit,
    page.offset,
  ]);
  return rows.map((row) => row.product_id);
}
