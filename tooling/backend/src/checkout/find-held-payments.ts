import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { cartTokenHash } from "../cart/cart-token.ts";
import type { Db } from "../db/pool.ts";
import { cartTokens } from "../db/schema/cart.ts";
import { type PaymentRow, payments } from "../db/schema/payment.ts";
import type { Channel } from "../db/schema/shop.ts";

/** The id of a token's cart, as a subquery. */
export const cartIdOfToken = (db: Db, token: string) =>
  db
    .select({ id: cartTokens.cartId })
    .from(cartTokens)
    .where(eq(cartTokens.hash, cartTokenHash(token)));

/**
 * Finds the payments of a cart's token that still hold their amount and match `filter`. With a member also those of the
 * member's other carts.
 */
export function findHeldPayments(
  { db, channel, memberId = null }: { db: Db; channel: Pick<Channel, "id">; memberId?: number | null },
  token: string,
  filter: SQL,
): Promise<PaymentRow[]> {
  const isOfCart = inArray(payments.cartId, cartIdOfToken(db, token));
  const isOfShopper = memberId === null ? isOfCart : or(isOfCart, eq(payments.userId, memberId));
  return db
    .select()
    .from(payments)
    .where(and(isOfShopper, eq(payments.channelId, channel.id), eq(payments.wanted, "hold"), filter));
}
