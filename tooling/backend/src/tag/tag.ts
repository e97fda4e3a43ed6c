import type { Tag } from "@noren/contract";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import { ApiError } from "../http/api-error.ts";
import type { RequestContext } from "../context/request-context.ts";
import { tagCopy } from "./tag.copy.ts";
import { isUnlocked } from "./unlocked-tags.ts";

export type TagRow = Omit<Tag, "is_password_required" | "is_unlocked"> & { password_hash: string | null };

const TAGS = `
  SELECT t.id, t.key, t.name, t.lead, t.password_hash,
    (SELECT count(*)::int FROM product_tags pt JOIN products p ON p.id = pt.product_id AND p.is_show
      WHERE pt.tag_id = t.id) AS product_count
  FROM tags t WHERE t.channel_id = $1 AND ($2::text IS NULL OR t.key = $2) ORDER BY t.position, t.id`;

/** The shop's tags in order, or the tag with a key. */
export const listTags = (db: Db, channelId: number, key: string | null = null): Promise<TagRow[]> =>
  runStatement<TagRow>(db, TAGS, [channelId, key]);

/** A tag as this browser may view it. */
export function toTag(context: RequestContext, { password_hash, ...tag }: TagRow): Tag {
  const is_password_required = password_hash !== null;
  const is_unlocked = password_hash === null || isUnlocked(context, { id: tag.id, password_hash });
  return { ...tag, is_password_required, is_unlocked };
}

/**
 * The id of a tag whose products this browser may view; null when the shop has no tag with this key.
 *
 * @throws ApiError 403 `tag.password_required`
 */
export async function findUnlockedTagId(context: RequestContext, key: string): Promise<number | null> {
  const [row] = await listTags(context.db, context.channel.id, key);
  if (!row) return null;
  if (!toTag(context, row).is_unlocked) throw new ApiError(403, "tag.password_required", tagCopy.passwordRequired);
  return row.id;
}
