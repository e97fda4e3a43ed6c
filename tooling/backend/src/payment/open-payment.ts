import { createHash, randomUUID } from "node:crypto";
import type { CardChoice } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { addMinutes } from "date-fns/addMinutes";
import { saveContent } from "../cart/cart-store.ts";
import { carts } from "../db/schema/cart.ts";
import { payments, type PaymentRow } from "../db/schema/payment.ts";
import { methodOf } from "./methods/methods.ts";
import { newOrderNumber } from "./order-number.ts";
import { cardMissing } from "./payment-errors.ts";
import { type PaymentDue, findOpen, isFor } from "./take-payment.ts";
import type { PaymentContext } from "../context/request-context.ts";

/** How long a shopper may take to come back with the money [limits.decision]. */
export const PAYMENT_LIFETIME_MINUTES = 30;

/**
 * The payment of a cart that is to be asked for: the one that is under way, or a new one in its place, written down before
 * any service hears of it. Null where the cart has become an order meanwhile.
 *
 * @param choice the card; undefined goes on with what is under way
 * @throws ApiError 422 where a card is needed and none was chosen
 */
export function openPayment(
  { db, now }: Pick<PaymentContext, "db" | "now">,
  due: PaymentDue,
  choice: CardChoice | undefined,
): Promise<PaymentRow | null> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(carts).where(eq(carts.id, due.cart.id)).for("update");
    if (!found || found.decidedAt) return null;
    // Whoever tries again has read why the last one came to nothing.
    const cart = found.content.transaction_error
      ? await saveContent(tx, found, { ...found.content, transaction_error: null }, now())
      : found;
    const hash = createHash("sha256")
      .update(JSON.stringify(choice ?? null))
      .digest();
    const open = await findOpen(tx, cart.id);
    if (open && isFor(open, due, now()) && (choice === undefined || open.choice.equals(hash))) {
      // Confirmed anew: whatever was changed meanwhile has been seen.
      const [row] = await tx
        .update(payments)
        .set({ cartUpdatedAt: cart.updatedAt })
        .where(eq(payments.id, open.id))
        .returning();
      return row ?? null;
    }
    if (methodOf(due.offer.code).requires === "card" && choice === undefined) throw cardMissing();
    await tx
      .update(payments)
      .set({ wanted: "return" })
      .where(and(eq(payments.cartId, cart.id), eq(payments.wanted, "hold")));
    const [row] = await tx
      .insert(payments)
      .values({
        id: randomUUID(),
        channelId: cart.channelId,
        cartId: cart.id,
        cartUpdatedAt: cart.updatedAt,
        userId: due.cart.userId,
        orderNo: newOrderNumber(now()),
        service: due.offer.service,
        method: due.offer.code,
        paymentId: due.paymentId,
        amount: due.amount,
        choice: hash,
        isSaveCard: choice?.is_save_card === true && due.cart.userId !== null,
        status: "asked",
        wanted: "hold",
        createdAt: now(),
        expiresAt: addMinutes(now(), PAYMENT_LIFETIME_MINUTES),
      })
      .returning();
    return row ?? null;
  });
}
