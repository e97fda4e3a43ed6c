import { eq, inArray, TransactionRollbackError } from "drizzle-orm";
import type { ShopContext } from "../context/request-context.ts";
import { assignCartToMember, type LockedCart, loadCart, requireOwner } from "../cart/locked-cart.ts";
import { lockMember } from "../account/lock-member.ts";
import { lockCart } from "../cart/cart-store.ts";
import type { Transaction } from "../db/pool.ts";
import { type CartRow, carts } from "../db/schema/cart.ts";
import { stockMovements, variants } from "../db/schema/catalogue.ts";
import { orders } from "../db/schema/order.ts";
import { createGift } from "../gift/create-gift.ts";
import { databaseError } from "../http/failure.ts";
import { type PaymentDue, takePayment } from "../payment/take-payment.ts";
import { checkCart } from "./check-cart.ts";
import { lockCoupons, spendCoupons } from "../order/order-coupons.ts";
import { queueConfirmationMail } from "../order/order-mails.ts";
import { addOrderPoints } from "../order/order-points.ts";
import { usedCoupons, writeOrder } from "../order/write-order.ts";

/** Called after each step of a decision, so that tests can interrupt it there. */
export type Checkpoint = (
  step: "cart locked" | "checked" | "stock taken" | "order written" | "discounts taken" | "cart closed",
) => Promise<void>;

const DEADLOCK = "40P01";
const TRIES = 3;

const noCheckpoint: Checkpoint = () => Promise.resolve();

/** An order, or the payment that a service has to authorise first. */
export type Placement = { kind: "placed"; orderId: number } | { kind: "paymentRequired"; due: PaymentDue };

/**
 * Turns a cart into an order and takes its stock, coupons and points in one transaction [cart.one-order]. A cart that is an order already
 * returns that order, so a repeated request never creates a second one. If a payment is required first, nothing changes.
 *
 * Locks rows in the order of decision 0030.
 *
 * @param by the cart's token, or its id in background work
 * @param seenTotal total_payment as the shopper confirmed it
 * @throws ApiError as `calls.decideCart` names them
 */
export async function placeOrder(
  context: ShopContext,
  by: string | number,
  seenTotal: number,
  checkpoint: Checkpoint = noCheckpoint,
): Promise<Placement> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryToPlaceOrder(context, by, seenTotal, checkpoint);
    } catch (error) {
      // Catalogue changes may lock variants in another order; PostgreSQL then aborts one of the two transactions.
      if (tries === TRIES || databaseError(error)?.code !== DEADLOCK) throw error;
    }
  }
}

async function tryToPlaceOrder(
  context: ShopContext,
  by: string | number,
  seenTotal: number,
  checkpoint: Checkpoint,
): Promise<Placement> {
  let due: PaymentDue | undefined;
  try {
    const orderId = await context.db.transaction(async (tx) => {
      const found = await lockForOrder(tx, context, by);
      if (found.decidedAt) {
        // Written together with its order, and read under the lock.
        const [made] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.cartId, found.id));
        if (made) return made.id;
      }
      const cart = await assignCartToMember(tx, context, found);
      await checkpoint("cart locked");

      const wanted = piecesByVariant(cart.content.lines);
      await lockVariants(tx, [...wanted.keys()]);
      if (cart.userId !== null) await lockCoupons(tx, cart.userId, cart.content.coupons);
      // As confirmed: a difference is refused, not reconciled.
      const locked: LockedCart = { ...(await loadCart(tx, context, cart)), content: cart.content };
      const checked = await checkCart(locked, context.channel.id, wanted, seenTotal);
      await checkpoint("checked");

      const purchase = {
        cart,
        method: checked.payment,
        amount: checked.sums.totals.total_payment,
        orderer: checked.orderer,
      };
      const payment = await takePayment(tx, purchase, context.channel, context.now());
      if (payment.kind === "paymentRequired") {
        ({ due } = payment);
        return tx.rollback();
      }
      await takeStock(tx, wanted, payment.orderNo, context.now());
      await checkpoint("stock taken");

      const id = await writeOrder(locked, checked, payment);
      await queueConfirmationMail(tx, id, context.secret, context.now());
      const { social } = cart.content;
      if (social) await createGift({ ...context, tx }, id, social);
      await checkpoint("order written");

      if (cart.userId !== null) {
        const order = { id, userId: cart.userId };
        await spendCoupons(tx, order, usedCoupons(checked.sums), context.now());
        await addOrderPoints(tx, order, "used", checked.sums.totals.use_point, context.now());
      }
      await checkpoint("discounts taken");

      await tx.update(carts).set({ decidedAt: context.now(), expiresAt: null }).where(eq(carts.id, cart.id));
      await checkpoint("cart closed");
      return id;
    });
    return { kind: "placed", orderId };
  } catch (error) {
    if (due && error instanceof TransactionRollbackError) return { kind: "paymentRequired", due };
    throw error;
  }
}

/** @throws ApiError 404 or 401 as `requireOwner` does */
async function lockForOrder(tx: Transaction, context: ShopContext, by: string | number): Promise<CartRow> {
  if (context.memberId !== null) await lockMember(tx, context.memberId);
  const found = await lockCart(tx, context.channel.id, by);
  requireOwner(found, context.memberId, "checkout");
  return found;
}

function takeStock(tx: Transaction, wanted: ReadonlyMap<number, number>, orderNo: string, movedAt: Date) {
  return tx.insert(stockMovements).values(
    [...wanted].map(([variantId, pieces]) => ({
      variantId,
      quantity: -pieces,
      reason: "order" as const,
      reference: orderNo,
      movedAt,
    })),
  );
}

/** Pieces of each variant over all destinations, by the variant's number: the order in which they are locked. */
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
