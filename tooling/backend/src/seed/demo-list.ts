import type { Transaction } from "../db/pool.ts";
import { productLikes, userListProducts, userLists } from "../db/schema/user-list.ts";

/** Adds a list of a demo member, with products liked at that time. */
export async function seedList(
  tx: Transaction,
  userId: number,
  { name, productIds, at }: { name: string; productIds: readonly number[]; at: Date },
): Promise<void> {
  const [list] = await tx.insert(userLists).values({ userId, name, createdAt: at }).returning();
  if (!list || productIds.length === 0) return;
  await tx.insert(productLikes).values(productIds.map((productId) => ({ userId, productId, likedAt: at })));
  const entries = productIds.map((productId) => ({ userListId: list.id, userId, productId, attachedAt: at }));
  await tx.insert(userListProducts).values(entries);
}
