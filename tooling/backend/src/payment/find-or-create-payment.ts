import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { CardChoice } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { addMinutes } from "date-fns/addMinutes";
import { saveContent } from "../cart/cart-store.ts";
import { createUnauthenticatedError } from "../http/problems.ts";
import { lockSession } from "../session/session-family.ts";
import { carts } from "../db/schema/cart.ts";
import { payments, type PaymentRow, type StoredRefusalLimit } from "../db/schema/payment.ts";
import { methodOf } from "./methods/methods.ts";
import { createOrderNumber } from "./order-number.ts";
import type { Transaction } from "../db/pool.ts";
import { createMissingCardError, createPaymentRefusedError } from "./payment-errors.ts";
import { transactionCopy } from "./payment.copy.ts";
import { type PaymentDue, findOpenPayment, hashChoice, isPaymentFor } from "./take-payment.ts";
import type { DataContext } from "../context/request-context.ts";

/** How long a payment waits for the shopper [limits.decision]. */
export const PAYMENT_LIFETIME_MINUTES = 30;

/** The card of a payment, and what its refusal counts for. */
export interface ChosenCard {
  choice?: CardChoice | undefined;
  refusalLimits?: StoredRefusalLimit[] | undefined;
  /** The session in which the member confirmed the password, for a stored card and one to store. */
  provedIn?: string | null;
  /** The payment that this request has begun with the card already; the token of the card is used. */
  begun?: PaymentRow | null;
}

/**
 * Returns the cart's open payment, or creates one that replaces it. The row exists before the request to the service, so
 * that no authorisation is lost. Returns null if the cart has changed or become an order since it was checked.
 *
 * @param chosen the card; without one, the pending payment continues
 * @throws ApiError 422 if a card is needed and none was chosen, or if another request replaced the payment that this one
 *   has begun; 401 if the session that proved the member has ended
 */
export function findOrCreatePayment(
  { db, now }: DataContext,
  due: PaymentDue,
  { choice, refusalLimits, provedIn = null, begun = null }: ChosenCard,
): Promise<PaymentRow | null> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(carts).where(eq(carts.id, due.cart.id)).for("update");
    if (!found || found.decidedAt || !isDeepStrictEqual(found.content, due.cart.content)) return null;
    if (provedIn !== null && !(await lockSession(tx, provedIn))) throw createUnauthenticatedError();
    if (begun && (await isReplaced(tx, begun))) throw createPaymentRefusedError(transactionCopy.aborted);
    // A new attempt means that the shopper has read the last error.
    const cart = found.content.transaction_error
      ? await saveContent(tx, found, { ...found.content, transaction_error: null }, now())
      : found;
    const hash = hashChoice(due, choice);
    const open = await findOpenPayment(tx, cart.id);
    if (open && isPaymentFor(open, due, now()) && (choice === undefined || open.choice.equals(hash))) {
      // The shopper confirmed the cart again as it is now.
      const [row] = await tx
        .update(payments)
        .set({ cartUpdatedAt: cart.updatedAt })
        .where(eq(payments.id, open.id))
        .returning();
      return row ?? null;
    }
    if (methodOf(due.offer.code).requires === "card" && choice === undefined) throw createMissingCardError();
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
        orderNo: createOrderNumber(now()),
        service: due.offer.service,
        method: due.offer.code,
        paymentId: due.paymentId,
        amount: due.amount,
        choice: hash,
        networkHash: due.networkHash,
        isSaveCard: choice?.is_save_card === true && due.cart.userId !== null,
        status: "asked",
        wanted: "hold",
        createdAt: now(),
        expiresAt: addMinutes(now(), PAYMENT_LIFETIME_MINUTES),
        refusalLimits: methodOf(due.offer.code).requires === "card" ? refusalLimits : null,
      })
      .returning();
    return row ?? null;
  });
}

/** Whether another request, such as one with another card in another tab, has replaced a payment. */
async function isReplaced(tx: Transaction, { id }: PaymentRow): Promise<boolean> {
  const [row] = await tx.select({ wanted: payments.wanted }).from(payments).where(eq(payments.id, id));
  return row?.wanted === "return";
}
