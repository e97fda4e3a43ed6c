import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { type UserCardRow, userCards } from "../db/schema/payment.ts";
import { ApiError } from "../http/api-error.ts";
import { notFound, unauthenticated } from "../http/problems.ts";
import type { KeptCard } from "../payment/service/payment-service.ts";
import { cardCopy } from "./card.copy.ts";

/** The most cards that a member may keep (header x-limit). */
export const CARD_LIMIT = 5;

const ofMember = (userId: number) => and(eq(userCards.userId, userId), isNull(userCards.removedAt));
const own = (userId: number, id: number) => and(ofMember(userId), eq(userCards.id, id));

/** A card that the service keeps since now. */
export interface NewCard {
  service: string;
  card: KeptCard;
  isMain: boolean;
  now: Date;
}

/** The member's cards, oldest first. */
export function listCards(db: Db | Transaction, userId: number): Promise<UserCardRow[]> {
  return db.select().from(userCards).where(ofMember(userId)).orderBy(userCards.id);
}

/** A card of the member; null for an unknown card and for another member's. */
export async function findCard(db: Db | Transaction, userId: number, id: number): Promise<UserCardRow | null> {
  const [card] = await db.select().from(userCards).where(own(userId, id));
  return card ?? null;
}

/** Whether the member may save another card. */
export async function canAddCard(db: Db | Transaction, userId: number): Promise<boolean> {
  const [kept] = await db.select({ count: count() }).from(userCards).where(ofMember(userId));
  return (kept?.count ?? 0) < CARD_LIMIT;
}

export const cardLimitReached = () => new ApiError(422, "user_card.limit", cardCopy.limit(CARD_LIMIT));

/**
 * Puts a card in; the first is the main one. Null where the box is full: the card is noted then as one that the service
 * has to forget.
 */
export function saveCard(
  db: Db | Transaction,
  userId: number,
  { service, card, isMain, now }: NewCard,
): Promise<UserCardRow | null> {
  return withLockedMember(db, userId, async (tx) => {
    const row = { ...card, service, createdAt: now };
    if (!(await canAddCard(tx, userId))) {
      await tx.insert(userCards).values({ ...row, isMain: false, removedAt: now });
      return null;
    }
    const [before] = await tx.select({ id: userCards.id }).from(userCards).where(ofMember(userId)).limit(1);
    if (before && isMain) await tx.update(userCards).set({ isMain: false }).where(ofMember(userId));
    const [kept] = await tx
      .insert(userCards)
      .values({ ...row, userId, isMain: isMain || !before })
      .returning();
    return kept ?? null;
  });
}

/** Takes a card out; where it was the main one, the first that is left is. The service has to forget it after this. */
export function removeCard(db: Db | Transaction, userId: number, id: number, now: Date): Promise<UserCardRow> {
  return withLockedMember(db, userId, async (tx) => {
    const card = await findCard(tx, userId, id);
    if (!card) throw notFound();
    await tx.update(userCards).set({ isMain: false, removedAt: now }).where(eq(userCards.id, id));
    const [heir] = await tx.select().from(userCards).where(ofMember(userId)).orderBy(asc(userCards.id)).limit(1);
    if (card.isMain && heir) await tx.update(userCards).set({ isMain: true }).where(eq(userCards.id, heir.id));
    return card;
  });
}

/** Makes a card the one main card [card.main-unique]. */
export function setMainCard(db: Db | Transaction, userId: number, id: number): Promise<UserCardRow> {
  return withLockedMember(db, userId, async (tx) => {
    if (!(await findCard(tx, userId, id))) throw notFound();
    await tx.update(userCards).set({ isMain: false }).where(ofMember(userId));
    const [row] = await tx.update(userCards).set({ isMain: true }).where(eq(userCards.id, id)).returning();
    if (!row) throw notFound();
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
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    if (!user) throw unauthenticated();
    return change(tx);
  });
}
