import { and, eq, type SQL } from "drizzle-orm";
import { cartTokenHash } from "../cart/cart-token.ts";
import type { Db } from "../db/pool.ts";
import { cartTokens } from "../db/schema/cart.ts";
import { type PaymentRow, payments } from "../db/schema/payment.ts";
import type { Channel } from "../db/schema/shop.ts";

/** Finds the payments of a cart's token that still hold their amount and match `filter`. */
export async function findHeldPayments(
  { db, channel }: { db: Db; channel: Pick<Channel, "id"> },
  token: string,
  filter: SQL,
): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment: payments })
    .from(cartTokens)
    .innerJoin(payments, eq(payments.cartId, cartTokens.cartId))
    .where(
      and(
        eq(cartTokens.hash, cartTokenHash(token)),
        eq(payments.channelId, channel.id),
        eq(payments.wanted, "hold"),
        filter,
      ),
    );
  return rows.map(({ payment }) => payment);
}
