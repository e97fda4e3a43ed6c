import type { Orderer, PaymentMethod } from "@noren/contract";
import { and, eq, inArray, isNotNull, isNull, or, sql, sum } from "drizzle-orm";
import type { LockedCart } from "../cart/locked-cart.ts";
import { orderLines, orders, orderShippings } from "../db/schema/order.ts";
import { ApiError } from "../http/api-error.ts";
import { orderCopy } from "../order/order.copy.ts";

/** Pieces of a variant that a shopper may always reserve without having paid. */
const FREE_PIECES = 5;

/**
 * Limits what one shopper holds unpaid of a scarce variant, over all their unpaid orders: more than a few pieces only up to
 * half of the stock [order.unpaid-limit]. A member is known by the account, a guest by email or phone number; so a guest
 * who writes a member's email does not limit the member. The caller locks the variants.
 *
 * @param pieces the ordered quantity by variant id
 * @throws ApiError 409 `cart.decision.unpaid_limit`
 */
export async function checkUnpaidReservations(
  { tx, cart, variants }: LockedCart,
  { timing }: Pick<PaymentMethod, "timing">,
  { email, phone_number }: Pick<Required<Orderer>, "email" | "phone_number">,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  if (timing !== "before_shipping" || pieces.size === 0) return;
  const isSameGuest = or(
    sql`lower(${orders.orderer} ->> 'email') = ${email.toLowerCase()}`,
    sql`${orders.orderer} ->> 'phone_number' = ${phone_number}`,
  );
  const rows = await tx
    .select({ variantId: orderLines.variantId, held: sum(orderLines.quantity) })
    .from(orders)
    .innerJoin(orderShippings, eq(orderShippings.orderId, orders.id))
    .innerJoin(orderLines, eq(orderLines.orderShippingId, orderShippings.id))
    .where(
      and(
        eq(orders.status, "accepted"),
        isNotNull(orders.paymentDueAt),
        eq(orders.channelId, cart.channelId),
        cart.userId === null ? and(isNull(orders.userId), isSameGuest) : eq(orders.userId, cart.userId),
        inArray(orderLines.variantId, [...pieces.keys()]),
      ),
    )
    .groupBy(orderLines.variantId);
  const held = new Map(rows.map((row) => [row.variantId, Number(row.held)]));
  for (const [id, quantity] of pieces) {
    const variant = variants.get(id);
    const heldBefore = held.get(id) ?? 0;
    const most = Math.max(FREE_PIECES, Math.floor(((variant?.stock ?? 0) + heldBefore) / 2));
    if (!variant || heldBefore + quantity <= most) continue;
    throw new ApiError(409, "cart.decision.unpaid_limit", orderCopy.unpaidLimit(variant.name, most));
  }
}
