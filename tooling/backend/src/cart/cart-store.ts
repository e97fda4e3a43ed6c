import { addMilliseconds } from "date-fns/addMilliseconds";
import { addMinutes } from "date-fns/addMinutes";
import { differenceInMilliseconds } from "date-fns/differenceInMilliseconds";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { type CartRow, carts, cartTokens } from "../db/schema/cart.ts";
import { EMPTY_CART } from "./cart-content.ts";
import type { CartLifetime } from "./limit-carts.ts";
import type { CartContent, ContentLine } from "../db/schema/cart-content.ts";
import { cartTokenHash, newCartToken } from "./cart-token.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

/** Days until a guest's unchanged cart expires. A member's cart does not expire. */
const GUEST_CART_DAYS = 30;
/** The same in minutes beyond what a network may keep (`limitNewCarts`); longer than a payment may take at the bank. */
export const SHORT_CART_MINUTES = { short: 180, shortest: 45 };

/**
 * Locks a cart by its token, or by its id in background jobs, until the transaction ends. Returns null for an unknown
 * cart.
 */
export async function lockCart(tx: Transaction, channelId: number, by: string | number): Promise<CartRow | null> {
  if (typeof by === "number") return lockCartById(tx, channelId, by);
  const find = () =>
    tx
      .select({ cart: carts })
      .from(cartTokens)
      .innerJoin(carts, eq(carts.id, cartTokens.cartId))
      .where(and(eq(cartTokens.hash, cartTokenHash(by)), eq(carts.channelId, channelId)))
      .for("update", { of: carts });
  // A concurrent login may have moved the token to the member's cart. Only a second query sees that.
  const [first] = await find();
  const [row] = first ? [first] : await find();
  return row?.cart ?? null;
}

/** A cart keeps its payment when a new password ended its tokens. */
async function lockCartById(tx: Transaction, channelId: number, id: number): Promise<CartRow | null> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, id), eq(carts.channelId, channelId)))
    .for("update");
  return cart ?? null;
}

/** Locks the open cart of a member; null if the member has none. */
export async function lockMemberCart(tx: Transaction, userId: number): Promise<CartRow | null> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), isNull(carts.decidedAt)))
    .for("update");
  return cart ?? null;
}

/** Deletes a batch of expired carts; several processes may run it at once. Returns the number of deleted carts. */
export async function deleteExpiredCarts(db: Db | Transaction, now: Date): Promise<number> {
  // PostgreSQL plans this for any `now`. Without ORDER BY it would choose a sequential scan.
  const { rowCount } = await db.execute(sql`
    DELETE FROM carts WHERE id IN (
      SELECT id FROM carts WHERE expires_at <= ${now.toISOString()} AND decided_at IS NULL
      ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED
    )`);
  return rowCount ?? 0;
}

/** Lists what was saved for later in the last cart that a member ordered. */
export async function listLinesSavedAtLastOrder(tx: Transaction, userId: number): Promise<ContentLine[]> {
  const [last] = await tx
    .select({ content: carts.content })
    .from(carts)
    .where(and(eq(carts.userId, userId), isNotNull(carts.decidedAt)))
    .orderBy(desc(carts.decidedAt))
    .limit(1);
  return last?.content.saved ?? [];
}

/** Creates a cart, empty but for what was saved for later. */
export async function createCart(
  tx: Transaction,
  channelId: number,
  userId: number | null,
  now: Date,
  { saved = [], lifetime = "lasting" }: { saved?: readonly ContentLine[] | undefined; lifetime?: CartLifetime } = {},
): Promise<CartRow> {
  const kept = saved.map((line, index) => ({ ...line, key: `p${index + 1}` }));
  const content = kept.length > 0 ? { ...EMPTY_CART, next_key: kept.length + 1, saved: kept } : EMPTY_CART;
  const ofGuest =
    lifetime === "lasting" ? addDaysInJapan(now, GUEST_CART_DAYS) : addMinutes(now, SHORT_CART_MINUTES[lifetime]);
  const [cart] = await tx
    .insert(carts)
    .values({ channelId, userId, content, updatedAt: now, expiresAt: userId === null ? ofGuest : null })
    .returning();
  if (!cart) throw new Error("The new cart was not returned");
  return cart;
}

/** Issues a further token for a cart. */
export async function addToken(tx: Transaction, cartId: number): Promise<string> {
  const token = newCartToken();
  await tx.insert(cartTokens).values({ hash: cartTokenHash(token), cartId });
  return token;
}

/** Saves a cart's content and extends its expiry by the cart's lifetime. */
export async function saveContent(tx: Transaction, cart: CartRow, content: CartContent, now: Date): Promise<CartRow> {
  const changed = { content, updatedAt: now, expiresAt: extendExpiry(cart, now) };
  await tx.update(carts).set(changed).where(eq(carts.id, cart.id));
  return { ...cart, ...changed };
}

/** Assigns a guest's cart to a member. Removes the guest's orderer, since the member's profile replaces it. */
export async function setCartOwner(tx: Transaction, cart: CartRow, userId: number, now: Date): Promise<CartRow> {
  const changed = { userId, expiresAt: null, updatedAt: now, content: { ...cart.content, orderer: null } };
  await tx.update(carts).set(changed).where(eq(carts.id, cart.id));
  return { ...cart, ...changed };
}

/** Moves all tokens of a cart to another cart and deletes the first. */
export async function moveTokens(tx: Transaction, from: CartRow, to: CartRow): Promise<void> {
  await tx.update(cartTokens).set({ cartId: to.id }).where(eq(cartTokens.cartId, from.id));
  await tx.delete(carts).where(eq(carts.id, from.id));
}

/** Whether a cart can still be edited and ordered. */
export function isCartOpen(cart: CartRow, now: Date): boolean {
  return cart.decidedAt === null && (cart.expiresAt === null || cart.expiresAt > now);
}

function extendExpiry({ userId, updatedAt, expiresAt }: CartRow, now: Date): Date | null {
  if (userId !== null || expiresAt === null) return null;
  return addMilliseconds(now, differenceInMilliseconds(expiresAt, updatedAt));
}
