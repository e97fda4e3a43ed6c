import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { type CartRow, carts, cartTokens } from "../db/schema/cart.ts";
import { EMPTY_CART } from "./cart-content.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import { cartTokenHash, newCartToken } from "./cart-token.ts";
import { daysAfter } from "../time/japan-time.ts";

/** A guest's cart is kept for 30 days after its last change; a member's as long as the member. */
const GUEST_CART_DAYS = 30;

/**
 * Locks the cart of a token, or of a number where no browser asks; null where there is none. Held until the transaction
 * ends.
 */
export async function lockCart(tx: Transaction, channelId: number, by: string | number): Promise<CartRow | null> {
  const isMeant = typeof by === "string" ? eq(cartTokens.hash, cartTokenHash(by)) : eq(carts.id, by);
  const find = () =>
    tx
      .select({ cart: carts })
      .from(cartTokens)
      .innerJoin(carts, eq(carts.id, cartTokens.cartId))
      .where(and(isMeant, eq(carts.channelId, channelId)))
      .for("update", { of: carts });
  // A login that was waited for may have moved the token to the member's cart, which only a second look finds.
  const [first] = await find();
  const [row] = first ? [first] : await find();
  return row?.cart ?? null;
}

/** Locks the open cart of a member; null where there is none. */
export async function lockMemberCart(tx: Transaction, userId: number): Promise<CartRow | null> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), isNull(carts.decidedAt)))
    .for("update");
  return cart ?? null;
}

/** Takes away a few carts that ran out; several processes share the work. Returns how many. */
export async function deleteExpiredCarts(db: Db | Transaction, now: Date): Promise<number> {
  // The plan is made for any moment: without an order it would look for the first that come, through the whole table.
  const { rowCount } = await db.execute(sql`
    DELETE FROM carts WHERE id IN (
      SELECT id FROM carts WHERE expires_at <= ${now.toISOString()} AND decided_at IS NULL
      ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED
    )`);
  return rowCount ?? 0;
}

/** Opens an empty cart. */
export async function createCart(
  tx: Transaction,
  channelId: number,
  userId: number | null,
  now: Date,
): Promise<CartRow> {
  const [cart] = await tx
    .insert(carts)
    .values({ channelId, userId, content: EMPTY_CART, updatedAt: now, expiresAt: expiryOf(userId, now) })
    .returning();
  if (!cart) throw new Error("The new cart was not returned");
  return cart;
}

/** Hands out a token for a cart, beside those it has. */
export async function addToken(tx: Transaction, cartId: number): Promise<string> {
  const token = newCartToken();
  await tx.insert(cartTokens).values({ hash: cartTokenHash(token), cartId });
  return token;
}

/** Writes a cart's content, which keeps it from running out. */
export async function saveContent(tx: Transaction, cart: CartRow, content: CartContent, now: Date): Promise<CartRow> {
  const changed = { content, updatedAt: now, expiresAt: expiryOf(cart.userId, now) };
  await tx.update(carts).set(changed).where(eq(carts.id, cart.id));
  return { ...cart, ...changed };
}

/** Makes a guest's cart the member's. Who orders is known from now on, so what the guest said of it goes. */
export async function setCartOwner(tx: Transaction, cart: CartRow, userId: number, now: Date): Promise<CartRow> {
  const changed = { userId, expiresAt: null, updatedAt: now, content: { ...cart.content, orderer: null } };
  await tx.update(carts).set(changed).where(eq(carts.id, cart.id));
  return { ...cart, ...changed };
}

/** Everything that opened the one cart opens the other; the first is gone. */
export async function moveTokens(tx: Transaction, from: CartRow, to: CartRow): Promise<void> {
  await tx.update(cartTokens).set({ cartId: to.id }).where(eq(cartTokens.cartId, from.id));
  await tx.delete(carts).where(eq(carts.id, from.id));
}

/** Whether a cart can still be changed and decided. */
export function isCartOpen(cart: CartRow, now: Date): boolean {
  return cart.decidedAt === null && (cart.expiresAt === null || cart.expiresAt > now);
}

function expiryOf(userId: number | null, now: Date): Date | null {
  return userId === null ? daysAfter(now, GUEST_CART_DAYS) : null;
}
