import { eq, inArray } from "drizzle-orm";
import { EMPTY_CART } from "../cart/cart-content.ts";
import type { ShopContext } from "../context/request-context.ts";
import { assignCartToMember, type LockedCart, loadCart, requireOwner } from "../cart/locked-cart.ts";
import { requireProvedSession } from "../account/confirm-password.ts";
import { lockMember } from "../account/lock-member.ts";
import { lockCart } from "../cart/cart-store.ts";
import type { Transaction } from "../db/pool.ts";
import { type CartRow, carts } from "../db/schema/cart.ts";
import { stockMovements, variants } from "../db/schema/catalogue.ts";
import { orders } from "../db/schema/order.ts";
import { createGift } from "../gift/create-gift.ts";
import { findDatabaseError } from "../http/failure.ts";
import { findOpenPayment, type PaymentDue, releaseOtherPayments, takePayment } from "../payment/take-payment.ts";
import { checkCart } from "./check-cart.ts";
import { countOrder, limitOrders } from "./limit-orders.ts";
import {
  checkUnpaidReservations,
  checkUnpaidReservationsOfNetwork,
  hashNetworkOfGuest,
  reservesUnpaid,
} from "./check-unpaid-reservations.ts";
import { lockCoupons, spendCoupons } from "../order/order-coupons.ts";
import { insertRows } from "../db/insert-rows.ts";
import { queueConfirmationMail } from "../order/order-mails.ts";
import { addOrderPoints } from "../order/order-points.ts";
import { usedCouponsOf, writeOrder } from "../order/write-order.ts";

/** A test hook, called after each step, so that tests can interrupt the order there. */
export type Checkpoint = (
  step: "cart locked" | "checked" | "stock taken" | "order written" | "discounts taken" | "cart closed",
) => Promise<void>;

/** PostgreSQL's error code `deadlock_detected`. */
const DEADLOCK = "40P01";
const MAX_ATTEMPTS = 3;

const noCheckpoint: Checkpoint = () => Promise.resolve();

/** An order, new or of an earlier request; or the payment that a service has to authorise first. */
export type Placement =
  | { kind: "placed"; orderId: number; isNew: true; method: string }
  | { kind: "placed"; orderId: number; isNew: false }
  | { kind: "paymentRequired"; due: PaymentDue };

/**
 * Turns a cart into an order and takes its stock, coupons and points in one transaction [cart.one-order]. Idempotent:
 * returns the order of a cart that was ordered already. If a payment is required first, only a guest's cart changes: it
 * becomes the member's, as in each request of a member.
 *
 * Locks rows in the order of decision 0030.
 *
 * @param by the cart's token, or its id in background work
 * @param confirmedTotal `total_payment` as the shopper confirmed it
 * @throws ApiError as `calls.decideCart` names them
 */
export async function placeOrder(
  context: ShopContext,
  by: string | number,
  confirmedTotal: number,
  checkpoint: Checkpoint = noCheckpoint,
): Promise<Placement> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryToPlaceOrder(context, by, confirmedTotal, checkpoint);
    } catch (error) {
      // Catalogue changes may lock variants in another order; PostgreSQL then aborts one of the two transactions.
      if (attempt === MAX_ATTEMPTS || findDatabaseError(error)?.code !== DEADLOCK) throw error;
    }
  }
}

async function tryToPlaceOrder(
  context: ShopContext,
  by: string | number,
  confirmedTotal: number,
  checkpoint: Checkpoint,
): Promise<Placement> {
  return context.db.transaction(async (tx) => {
    const found = await lockForOrder(tx, context, by);
    if (found.decidedAt) {
      // `decidedAt` is written in the order's transaction, so the order exists.
      const [placed] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.cartId, found.id));
      if (placed) return { kind: "placed", orderId: placed.id, isNew: false };
    }
    const cart = await assignCartToMember(tx, context, found);
    await checkpoint("cart locked");

    await limitOrders(tx, context, cart);
    const pieces = piecesByVariant(cart.content.lines);
    await lockVariants(tx, [...pieces.keys()]);
    if (cart.userId !== null) await lockCoupons(tx, cart.userId, cart.content.coupons);
    // Uses the content as confirmed: a change since then rejects the order instead of being reconciled.
    const locked: LockedCart = { ...(await loadCart(tx, context, cart)), content: cart.content };
    const checked = await checkCart(locked, context.channel.id, pieces, confirmedTotal);
    const isReservation = confirmedTotal > 0 && reservesUnpaid(checked.payment);
    const networkHash = isReservation ? await hashNetworkOfGuest(tx, context, cart) : null;
    if (isReservation) await checkUnpaidReservations(locked, context, checked.orderer, networkHash, pieces);
    await checkUnpaidReservationsOfNetwork(locked, networkHash, pieces);
    if (spendsOfMember(cart, checked)) await requireProof(tx, context, cart);
    await checkpoint("checked");

    const purchase = {
      cart,
      method: checked.payment,
      amount: checked.sums.totals.total_payment,
      orderer: checked.orderer,
      networkHash,
    };
    const payment = await takePayment(tx, purchase, context.channel, context.now());
    // Commits: the payment is for the cart as it was assigned (decision 0091).
    if (payment.kind === "paymentRequired") return payment;
    await releaseOtherPayments(tx, cart.id);
    await takeStock(tx, pieces, payment.orderNo, context.now());
    await checkpoint("stock taken");

    const id = await writeOrder(locked, checked, { ...payment, networkHash });
    await countOrder(tx, context, cart);
    await queueConfirmationMail(tx, id, context);
    const { social } = cart.content;
    if (social) await createGift({ ...context, tx }, id, social);
    await checkpoint("order written");

    if (cart.userId !== null) {
      const order = { id, userId: cart.userId };
      await spendCoupons(tx, order, usedCouponsOf(checked.sums), context.now());
      await addOrderPoints(tx, order, "used", checked.sums.totals.use_point, context.now());
    }
    await checkpoint("discounts taken");

    // The order has copies of the rest.
    const { saved } = cart.content;
    const content = saved ? { ...EMPTY_CART, saved } : EMPTY_CART;
    const userId = cart.userId ?? payment.payerId;
    await tx
      .update(carts)
      .set({ content, userId, decidedAt: context.now(), expiresAt: null })
      .where(eq(carts.id, cart.id));
    await checkpoint("cart closed");
    return { kind: "placed", orderId: id, isNew: true, method: checked.payment.code };
  });
}

/** Whether an order uses the points of a member, or is billed to the member after the delivery. */
const spendsOfMember = ({ userId }: CartRow, { sums, payment }: Awaited<ReturnType<typeof checkCart>>): boolean =>
  sums.totals.use_point > 0 || (userId !== null && payment.timing === "after_delivery");

/**
 * Requires a recent proof of the member for such an order (decision 0189). A payment that was begun for this very cart has it,
 * and may outlive the proof at the bank.
 */
async function requireProof(tx: Transaction, { sessionId, now }: ShopContext, cart: CartRow): Promise<void> {
  // Work in the background continues such a payment.
  if (sessionId === undefined) return;
  const begun = await findOpenPayment(tx, cart.id);
  if (begun?.cartUpdatedAt.getTime() !== cart.updatedAt.getTime()) await requireProvedSession(tx, sessionId, now());
}

/** @throws ApiError 404 or 401 as `requireOwner` does */
async function lockForOrder(tx: Transaction, context: ShopContext, by: string | number): Promise<CartRow> {
  if (context.memberId !== null) await lockMember(tx, context.memberId);
  const found = await lockCart(tx, context.channel.id, by);
  requireOwner(found, context.memberId, "checkout");
  return found;
}

function takeStock(tx: Transaction, pieces: ReadonlyMap<number, number>, orderNo: string, movedAt: Date) {
  return insertRows(
    tx,
    stockMovements,
    [...pieces].map(([variantId, quantity]) => ({
      variantId,
      quantity: -quantity,
      reason: "order" as const,
      reference: orderNo,
      movedAt,
    })),
  );
}

/** The ordered quantity by variant id over all destinations, in ascending order of ids: the lock order. */
function piecesByVariant(lines: readonly { variant_id: number; quantity: number }[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { variant_id, quantity } of lines.toSorted((a, b) => a.variant_id - b.variant_id)) {
    pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + quantity);
  }
  return pieces;
}

async function lockVariants(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.id, [...ids]))
    .orderBy(variants.id)
    .for("no key update");
}
