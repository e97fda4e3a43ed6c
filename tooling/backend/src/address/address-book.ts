import { and, count, desc, eq } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { userAddresses, users } from "../db/schema/account.ts";
import { channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { createNotFoundError, createUnauthenticatedError } from "../http/problems.ts";
import type { AddressRow, PlainAddress } from "./plain-address.ts";
import { addressCopy } from "./address.copy.ts";

const own = (userId: number, id: number) => and(eq(userAddresses.id, id), eq(userAddresses.userId, userId));

/** The address book: the default delivery address first, then in order of creation. */
export function listBook(db: Db | Transaction, userId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(desc(userAddresses.isDefault), userAddresses.id);
}

/** One address of the member; null when it belongs to another member. */
export async function findAddress(db: Db | Transaction, userId: number, id: number): Promise<AddressRow | null> {
  const [row] = await db.select().from(userAddresses).where(own(userId, id));
  return row ?? null;
}

/** One address of the member. @throws ApiError 404 */
export async function getAddress(db: Db | Transaction, userId: number, id: number): Promise<AddressRow> {
  const row = await findAddress(db, userId, id);
  if (!row) throw createNotFoundError();
  return row;
}

/** The default sender; null when it is the member's own address. */
export async function findDefaultSender(db: Db | Transaction, userId: number): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(userAddresses)
    .where(
      and(eq(userAddresses.userId, userId), eq(userAddresses.isSenderDefault, true), eq(userAddresses.divisionCt, 2)),
    );
  return row ?? null;
}

/** Counts the addresses of the member. */
export async function countAddresses(db: Db | Transaction, userId: number): Promise<number> {
  const [stored] = await db.select({ count: count() }).from(userAddresses).where(eq(userAddresses.userId, userId));
  return stored?.count ?? 0;
}

/** Adds an address to the book. @throws ApiError `user_address.limit` when the book is full */
export function addAddress(db: Db | Transaction, userId: number, address: PlainAddress): Promise<AddressRow> {
  return withLockedBook(db, userId, async (tx, limit) => {
    checkAddressLimit((await countAddresses(tx, userId)) + 1, limit);
    const [row] = await tx
      .insert(userAddresses)
      .values({ ...address, userId, divisionCt: 2 })
      .returning();
    if (!row) throw createNotFoundError();
    return row;
  });
}

/** Changes an address. The member's own address holds the profile's name and address, so the profile changes too [address.own-updates-profile]. */
export async function changeAddress(db: Db, userId: number, id: number, address: PlainAddress): Promise<AddressRow> {
  const [row] = await db.update(userAddresses).set(address).where(own(userId, id)).returning();
  if (!row) throw createNotFoundError();
  return row;
}

/** Removes an address, except the member's own one, which becomes the default in place of a removed default. */
export function removeAddress(db: Db, userId: number, id: number): Promise<void> {
  return withLockedBook(db, userId, async (tx) => {
    const row = await getAddress(tx, userId, id);
    if (row.divisionCt === 1) throw new ApiError(422, "user_address.own", addressCopy.own);
    await tx.delete(userAddresses).where(own(userId, id));
    if (!row.isDefault && !row.isSenderDefault) return;
    await tx
      .update(userAddresses)
      .set({ ...(row.isDefault && { isDefault: true }), ...(row.isSenderDefault && { isSenderDefault: true }) })
      .where(and(eq(userAddresses.userId, userId), eq(userAddresses.divisionCt, 1)));
  });
}

/** Makes an address the only default for delivery or sending [address.default-unique]. */
export function makeDefault(
  db: Db,
  userId: number,
  id: number,
  kind: "isDefault" | "isSenderDefault",
): Promise<AddressRow> {
  return withLockedBook(db, userId, async (tx) => {
    await getAddress(tx, userId, id);
    await tx
      .update(userAddresses)
      .set({ [kind]: false })
      .where(and(eq(userAddresses.userId, userId), eq(userAddresses[kind], true)));
    const [row] = await tx
      .update(userAddresses)
      .set({ [kind]: true })
      .where(own(userId, id))
      .returning();
    if (!row) throw createNotFoundError();
    return row;
  });
}

/** Removes all addresses except the member's own one, which becomes the default again. */
export function removeAllAddresses(db: Db, userId: number): Promise<void> {
  return withLockedBook(db, userId, async (tx) => {
    const mine = eq(userAddresses.userId, userId);
    await tx.delete(userAddresses).where(and(mine, eq(userAddresses.divisionCt, 2)));
    await tx.update(userAddresses).set({ isDefault: true, isSenderDefault: true }).where(mine);
  });
}

/** Checks the shop's limit on addresses. @throws ApiError 422 `user_address.limit` */
export function checkAddressLimit(addresses: number, limit: number): void {
  if (addresses > limit) throw createAddressLimitError(limit);
}

export const createAddressLimitError = (limit: number) =>
  new ApiError(422, "user_address.limit", addressCopy.limit(limit));

/**
 * Runs changes to a book one after the other, under the member's lock. Passes the shop's limit on addresses per member,
 * the own one included (header x-limit).
 */
export function withLockedBook<T>(
  db: Db | Transaction,
  userId: number,
  change: (tx: Transaction, limit: number) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ limit: channels.addressLimit })
      .from(users)
      .innerJoin(channels, eq(channels.id, users.channelId))
      .where(eq(users.id, userId))
      .for("no key update", { of: users });
    if (!found) throw createUnauthenticatedError();
    return change(tx, found.limit);
  });
}
