import { and, asc, count, eq, isNull } from "drizzle-orm";
import { createWrongPasswordError } from "../account/confirm-password.ts";
import { type ConfirmedMember, lockIfConfirmed, lockMember } from "../account/lock-member.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { type UserCardRow, userCards } from "../db/schema/payment.ts";
import { ApiError } from "../http/api-error.ts";
import { createNotFoundError } from "../http/problems.ts";
import type { SavedCard } from "../payment/service/payment-service.ts";
import { cardCopy } from "./card.copy.ts";

/** Maximum number of saved cards of a member (header `x-limit`). */
export const CARD_LIMIT = 5;

const ofMember = (userId: number) => and(eq(userCards.userId, userId), isNull(userCards.removedAt));
const oneOfMember = (userId: number, id: number) => and(ofMember(userId), eq(userCards.id, id));

/** A card that was just saved at the service. */
export interface NewCard {
  service: string;
  card: SavedCard;
  isMain: boolean;
  now: Date;
}

/** Lists the member's cards, oldest first. */
export function listCards(db: Db | Transaction, userId: number): Promise<UserCardRow[]> {
  return db.select().from(userCards).where(ofMember(userId)).orderBy(userCards.id);
}

/** Finds a card of the member; null for an unknown card and for another member's. */
export async function findCard(db: Db | Transaction, userId: number, id: number): Promise<UserCardRow | null> {
  const [card] = await db.select().from(userCards).where(oneOfMember(userId, id));
  return card ?? null;
}

/** Whether the member may save another card. */
export async function canAddCard(db: Db | Transaction, userId: number): Promise<boolean> {
  const [counted] = await db.select({ count: count() }).from(userCards).where(ofMember(userId));
  return (counted?.count ?? 0) < CARD_LIMIT;
}

const createDuplicateCardError = () => new ApiError(422, "user_card.duplicate", cardCopy.duplicate);

export const createCardLimitError = () => new ApiError(422, "user_card.limit", cardCopy.limit(CARD_LIMIT));

/**
 * Saves a card for the member; the first one becomes the main card. A card that the member has already, or one above the
 * limit, is stored as removed instead, so that it is deleted at the service. The caller locks the member.
 */
export async function saveCard(
  tx: Transaction,
  userId: number,
  { service, card, isMain, now }: NewCard,
): Promise<UserCardRow | "duplicate" | "limit"> {
  const same = await findSameCard(tx, userId, { service, card });
  if (same || !(await canAddCard(tx, userId))) {
    // A service may return the token that it has already for the card.
    if (same?.token !== card.token) await discardCard(tx, { service, card, now });
    return same ? "duplicate" : "limit";
  }
  const [before] = await tx.select({ id: userCards.id }).from(userCards).where(ofMember(userId)).limit(1);
  if (before && isMain) await tx.update(userCards).set({ isMain: false }).where(ofMember(userId));
  const [saved] = await tx
    .insert(userCards)
    .values({ ...card, service, userId, isMain: isMain || !before, createdAt: now })
    .returning();
  if (!saved) throw new Error("The card was not returned");
  return saved;
}

/** Finds the member's card with the same brand, last digits and expiry: services give each saved card a token of its own. */
async function findSameCard(
  tx: Transaction,
  userId: number,
  { service, card: { brand, last4, expiration } }: Pick<NewCard, "service" | "card">,
): Promise<UserCardRow | undefined> {
  const isSame = and(
    eq(userCards.service, service),
    eq(userCards.brand, brand),
    eq(userCards.last4, last4),
    eq(userCards.expiration, expiration),
  );
  const [same] = await tx
    .select()
    .from(userCards)
    .where(and(ofMember(userId), isSame));
  return same;
}

/**
 * Saves a card for a member who confirmed it with the password, like `saveCard`.
 *
 * @throws ApiError 422 `user.password_wrong` if the member has a new password, `user_card.duplicate`, `user_card.limit`
 */
export async function saveConfirmedCard(db: Db, confirmed: ConfirmedMember, card: NewCard): Promise<UserCardRow> {
  const saved = await db.transaction(async (tx) => {
    if (await lockIfConfirmed(tx, confirmed)) return saveCard(tx, confirmed.id, card);
    await discardCard(tx, card);
    return undefined;
  });
  if (saved === undefined) throw createWrongPasswordError();
  if (saved === "duplicate") throw createDuplicateCardError();
  if (saved === "limit") throw createCardLimitError();
  return saved;
}

/** Stores a card as removed, so that a job deletes it at the service. */
export async function discardCard(tx: Transaction, { service, card, now }: Omit<NewCard, "isMain">): Promise<void> {
  await tx.insert(userCards).values({ ...card, service, createdAt: now, isMain: false, removedAt: now });
}

/**
 * Marks a card as removed. If it was the main card, the oldest remaining one becomes the main card. The caller deletes it
 * at the service afterwards.
 */
export function removeCard(db: Db | Transaction, userId: number, id: number, now: Date): Promise<UserCardRow> {
  return withLockedMember(db, userId, async (tx) => {
    const card = await findCard(tx, userId, id);
    if (!card) throw createNotFoundError();
    await tx.update(userCards).set({ isMain: false, removedAt: now }).where(eq(userCards.id, id));
    const [oldest] = await tx.select().from(userCards).where(ofMember(userId)).orderBy(asc(userCards.id)).limit(1);
    if (card.isMain && oldest) await tx.update(userCards).set({ isMain: true }).where(eq(userCards.id, oldest.id));
    return card;
  });
}

/** Makes a card the member's only main card [card.main-unique]. */
export function setMainCard(db: Db | Transaction, userId: number, id: number): Promise<UserCardRow> {
  return withLockedMember(db, userId, async (tx) => {
    if (!(await findCard(tx, userId, id))) throw createNotFoundError();
    await tx.update(userCards).set({ isMain: false }).where(ofMember(userId));
    const [row] = await tx.update(userCards).set({ isMain: true }).where(eq(userCards.id, id)).returning();
    if (!row) throw createNotFoundError();
    return row;
  });
}

/** Serialises changes to a member's cards with the member's lock. */
function withLockedMember<T>(
  db: Db | Transaction,
  userId: number,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    return change(tx);
  });
}
