import { and, count, eq, inArray, notExists } from "drizzle-orm";
import { lockMember } from "../account/lock-member.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { products } from "../db/schema/catalogue.ts";
import { productLikes, userListProducts, userLists } from "../db/schema/user-list.ts";
import { ApiError } from "../http/api-error.ts";
import { createValidationError, createNotFoundError } from "../http/problems.ts";
import { DEFAULT_KEY } from "./list-user-lists.ts";
import { userListCopy } from "./user-list.copy.ts";

/** Maximum number of lists per member in addition to the default one, and of products on all of them together. */
export const MAX_LISTS = 20;
export const MAX_LISTED_PRODUCTS = 1000;

/**
 * Adds products to a list, and so to the favourites: to the list with the key, else the one with the name (created if
 * missing), else the default one. Products already on it keep their position. They leave the list `from` in the same
 * transaction.
 *
 * @throws ApiError 404 for the key, 422 for the products or a limit
 */
export function attachProducts(
  db: Db,
  { channelId, userId }: { channelId: number; userId: number },
  { ids, key, name, from }: { ids: readonly number[]; key: string | null; name: string | null; from: string | null },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const shown = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.channelId, channelId), eq(products.isShow, true), inArray(products.id, [...ids])));
    if (shown.length < new Set(ids).size) throw createValidationError({ ids: [userListCopy.unknownProduct] });
    const listId =
      key === null && name !== null ? await findOrCreateList(tx, userId, name, now) : await getListId(tx, userId, key);
    const likes = shown.map(({ id }) => ({ userId, productId: id, likedAt: now }));
    await tx.insert(productLikes).values(likes).onConflictDoNothing();
    const [liked] = await tx.select({ count: count() }).from(productLikes).where(eq(productLikes.userId, userId));
    if ((liked?.count ?? 0) > MAX_LISTED_PRODUCTS) {
      throw new ApiError(422, "user_list.products_limit", userListCopy.productsLimit(MAX_LISTED_PRODUCTS));
    }
    if (listId === null) return;
    const entries = shown.map(({ id }) => ({ userListId: listId, userId, productId: id, attachedAt: now }));
    await tx.insert(userListProducts).values(entries).onConflictDoNothing();
    const fromId = await getListId(tx, userId, from);
    if (fromId === null || fromId === listId) return;
    await removeFromList(tx, fromId, ids);
    await deleteEmptyLists(tx, userId);
  });
}

/** Removes products from every list; deleting the likes cascades to the lists' entries. */
export async function detachFromAllLists(db: Db | Transaction, userId: number, ids: readonly number[]): Promise<void> {
  await db.delete(productLikes).where(and(eq(productLikes.userId, userId), inArray(productLikes.productId, [...ids])));
  await deleteEmptyLists(db, userId);
}

/** Removes products from one list and deletes the list when it becomes empty. @throws ApiError 404 */
export function detachFromList(db: Db, userId: number, key: string, ids: readonly number[]): Promise<void> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const listId = await getListId(tx, userId, key);
    if (listId === null) return detachFromAllLists(tx, userId, ids);
    await removeFromList(tx, listId, ids);
    return deleteEmptyLists(tx, userId);
  });
}

async function removeFromList(tx: Transaction, listId: number, ids: readonly number[]): Promise<void> {
  await tx
    .delete(userListProducts)
    .where(and(eq(userListProducts.userListId, listId), inArray(userListProducts.productId, [...ids])));
}

/** The id of a list; null for the default one. @throws ApiError 404 */
async function getListId(tx: Transaction, userId: number, key: string | null): Promise<number | null> {
  if (key === null || key === DEFAULT_KEY) return null;
  const [found] = await tx
    .select({ id: userLists.id })
    .from(userLists)
    .where(and(eq(userLists.userId, userId), eq(userLists.key, key)));
  if (!found) throw createNotFoundError();
  return found.id;
}

async function findOrCreateList(tx: Transaction, userId: number, name: string, now: Date): Promise<number> {
  const mine = eq(userLists.userId, userId);
  const [found] = await tx
    .select({ id: userLists.id })
    .from(userLists)
    .where(and(mine, eq(userLists.name, name)));
  if (found) return found.id;
  const [stored] = await tx.select({ count: count() }).from(userLists).where(mine);
  if ((stored?.count ?? 0) >= MAX_LISTS) throw new ApiError(422, "user_list.limit", userListCopy.limit(MAX_LISTS));
  const [created] = await tx.insert(userLists).values({ userId, name, createdAt: now }).returning({ id: userLists.id });
  if (!created) throw new Error("The new list was not returned");
  return created.id;
}

async function deleteEmptyLists(db: Db | Transaction, userId: number): Promise<void> {
  const entries = db
    .select({ id: userListProducts.productId })
    .from(userListProducts)
    .where(eq(userListProducts.userListId, userLists.id));
  await db.delete(userLists).where(and(eq(userLists.userId, userId), notExists(entries)));
}
