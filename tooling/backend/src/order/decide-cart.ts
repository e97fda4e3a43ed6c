import { eq, inArray } from "drizzle-orm";
import { assignCartToMember, type LockedCart, loadCart, requireOwner, type Shop } from "../cart/locked-cart.ts";
import { lockMember } from "../cart/cart-owner.ts";
import { lockCart } from "../cart/cart-store.ts";
import type { Transaction } from "../db/pool.ts";
import { carts } from "../db/schema/cart.ts";
import { stockMovements, variants } from "../db/schema/catalogue.ts";
import { orders } from "../db/schema/order.ts";
import { openGift } from "../gift/open-gift.ts";
import { databaseError } from "../http/failure.ts";
import { takePayment } from "../payment/take-payment.ts";
import { checkDecision } from "./decision-check.ts";
import { lockCoupons, spendCoupons } from "./order-coupons.ts";
import { mailConfirmed } from "./order-mails.ts";
import { movePoints } from "./order-points.ts";
import { usedCoupons, writeOrder } from "./write-order.ts";

/** Called after each step of a decision, so that tests can interrupt it there. */
export type Checkpoint = (
  step: "cart locked" | "checked" | "stock taken" | "order written" | "discounts taken" | "cart closed",
) => Promise<void>;

const DEADLOCK = "40P01";
const TRIES = 3;

const noCheckpoint: Checkpoint = () => Promise.resolve();

/**
 * Makes a cart an order and takes its stock, in one transaction or not at all [cart.one-order]. Returns the
 * order's id. A cart that is an order already answers that order: however often and from wherever it is sent, there is
 * one.
 *
 * Rows are locked in one order everywhere (decision 0030). So buyers wait for each other, never in a circle.
 *
 * @param by the cart's token, or its number where no browser asks: a payment came through
 * @param seenTotal total_payment as the shopper confirmed it
 * @throws ApiError as `calls.decideCart` names them
 * @throws PaymentNeeded where a payment service has to be asked first
 */
export async function decideCart(
  shop: Shop,
  by: string | number,
  seenTotal: number,
  checkpoint: Checkpoint = noCheckpoint,
): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await decideOnce(shop, by, seenTotal, checkpoint);
    } catch (error) {
      // Whoever changes the catalogue may lock variants in another order; PostgreSQL then ends one of the two.
      if (tries === TRIES || databaseError(error)?.code !== DEADLOCK) throw error;
    }
  }
}

function decideOnce(shop: Shop, by: string | number, seenTotal: number, checkpoint: Checkpoint): Promise<number> {
  return shop.db.transaction(async (tx) => {
    if (shop.memberId !== null) await lockMember(tx, shop.memberId);
    const found = await lockCart(tx, shop.channel.id, by);
    requireOwner(found, shop.memberId, "checkout");
    // Written together with its order, and read under the lock.
    if (found.decidedAt) {
      const [made] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.cartId, found.id));
      if (made) return made.id;
    }
    const cart = await assignCartToMember(tx, shop, found);
    await checkpoint("cart locked");

    const wanted = piecesByVariant(cart.content.lines);
    await lockVariants(tx, [...wanted.keys()]);
    if (cart.userId !== null) await lockCoupons(tx, cart.userId, cart.content.coupons);
    // As it was confirmed: nothing is followed or made smaller here, what differs is refused.
    const locked: LockedCart = { ...(await loadCart(tx, shop, cart)), content: cart.content };
    const checked = await checkDecision(locked, shop.channel.id, wanted, seenTotal);
    await checkpoint("checked");

    const payment = await takePayment(locked, checked, shop.channel);
    const taken = [...wanted].map(([variantId, pieces]) => ({
      variantId,
      quantity: -pieces,
      reason: "order" as const,
      reference: payment.orderNo,
      movedAt: shop.now(),
    }));
    await tx.insert(stockMovements).values(taken);
    await checkpoint("stock taken");

    const id = await writeOrder(locked, checked, payment);
    await mailConfirmed(tx, id, shop.secret, shop.now());
    const { social } = cart.content;
    if (social) await openGift({ ...shop, tx }, id, social);
    await checkpoint("order written");

    if (cart.userId !== null) {
      const order = { id, userId: cart.userId };
      await spendCoupons(tx, order, usedCoupons(checked.sums), shop.now());
      await movePoints(tx, order, "used", checked.sums.totals.use_point, shop.now());
    }
    await checkpoint("discounts taken");

    await tx.update(carts).set({ decidedAt: shop.now(), expiresAt: null }).where(eq(carts.id, cart.id));
    await checkpoint("cart closed");
    return id;
  });
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
