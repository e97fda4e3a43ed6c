import { createHash } from "node:crypto";
import type { CardChoice, Orderer, PaymentMethod } from "@noren/contract";
import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import type { CartRow } from "../db/schema/cart.ts";
import { OPEN_PAYMENT, payments, type PaymentRow } from "../db/schema/payment.ts";
import type { Channel } from "../db/schema/shop.ts";
import type { PaymentOffer } from "./methods/offer.ts";
import { methodOf } from "./methods/methods.ts";
import { paymentDueAt } from "./methods/prepayment.ts";
import { createOrderNumber } from "./order-number.ts";
import { payerOf } from "./payer.ts";

/** A checked cart with its payment method and amount. */
export interface Purchase {
  cart: CartRow;
  method: PaymentMethod;
  /** Yen with tax. */
  amount: number;
  orderer: Required<Orderer>;
  /** As in the order. */
  networkHash: Buffer | null;
}

/** What an order copies from its payment. */
export interface OrderPayment {
  orderNo: string;
  /** How to pay, if the shopper has to act. */
  guide: string | null;
  /** Until when the shopper must pay in advance; null for other orders. */
  dueAt: Date | null;
  /** The member who began the payment, or logged in during it. */
  payerId: number | null;
}

/** A payment method that a service carries out. */
export type ServiceOffer = PaymentOffer & { service: string };

/** The payment that a service must authorise before the cart can become an order. */
export interface PaymentDue extends Omit<Purchase, "method"> {
  offer: ServiceOffer;
  paymentId: number;
}

export type TakenPayment = ({ kind: "taken" } & OrderPayment) | { kind: "paymentRequired"; due: PaymentDue };

/**
 * Assigns the payment of a cart to its order, in the order's transaction. A method without a service, and an order that
 * costs nothing, only need an order number. Changes nothing if a service has to authorise the amount first.
 */
export async function takePayment(
  tx: Transaction,
  { cart, method, amount, orderer, networkHash }: Purchase,
  channel: Pick<Channel, "paymentMethods" | "bankAccount">,
  now: Date,
): Promise<TakenPayment> {
  const offer = channel.paymentMethods.find(({ code }) => code === method.code);
  if (amount === 0) return { kind: "taken", orderNo: createOrderNumber(now), guide: null, dueAt: null, payerId: null };
  if (!offer || !isServiceOffer(offer)) {
    const terms = termsOf(method.code, now, channel.bankAccount);
    return { kind: "taken", orderNo: createOrderNumber(now), ...terms, payerId: null };
  }
  const authorised = await findOpenPayment(tx, cart.id);
  const due = { cart, offer, paymentId: method.id, amount, orderer, networkHash };
  if (!authorised || authorised.status !== "authorised" || !isPaymentFor(authorised, due, now))
    return { kind: "paymentRequired", due };
  await tx
    .update(payments)
    .set({ wanted: methodOf(offer.code).captureMode === "atOrder" ? "capture" : "keep" })
    .where(eq(payments.id, authorised.id));
  const module = methodOf(authorised.method);
  const { slip } = authorised;
  return {
    kind: "taken",
    orderNo: authorised.orderNo,
    guide: module.paymentInstructions({ now, bankAccount: null, slip }),
    dueAt: paymentDueAt(module, { now, slip }),
    payerId: authorised.userId,
  };
}

/**
 * Marks payments for cancellation that the order of their cart does not use: the shopper began them and then chose another
 * method. `reconcilePayments` cancels them at the service.
 */
export async function releaseOtherPayments(tx: Transaction, cartId: number): Promise<void> {
  await tx
    .update(payments)
    .set({ wanted: "return" })
    .where(and(eq(payments.cartId, cartId), eq(payments.wanted, "hold")));
}

/** Locks the cart's open payment. A newer payment replaces an older one, so the newest counts. */
export async function findOpenPayment(tx: Transaction, cartId: number): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.cartId, cartId), eq(payments.wanted, "hold"), inArray(payments.status, [...OPEN_PAYMENT])))
    .orderBy(desc(payments.createdAt), payments.id)
    .limit(1)
    .for("update");
  return row ?? null;
}

/** Whether a payment has the cart's current method, store or checked payer, service and amount, and is not expired. */
export function isPaymentFor(row: PaymentRow, due: PaymentDue, now: Date): boolean {
  const { offer, amount } = due;
  const { stores, checksPayer } = methodOf(offer.code);
  const isOfMethod = row.method === offer.code && row.service === offer.service;
  const isOfChoice = !(stores ?? checksPayer) || row.choice.equals(hashChoice(due));
  return isOfMethod && isOfChoice && row.amount === amount && row.expiresAt > now;
}

/**
 * The hash of what a payment is made with: the cart's chosen store if the method has stores, the payer if the service checks
 * who pays, otherwise the card.
 */
export function hashChoice({ offer, cart, orderer }: PaymentDue, card?: CardChoice): Buffer {
  const { stores, checksPayer } = methodOf(offer.code);
  if (checksPayer) return hashOf(payerOf(orderer));
  return hashOf(stores ? cart.content.payment_store : card);
}

const hashOf = (choice: unknown): Buffer =>
  createHash("sha256")
    .update(JSON.stringify(choice ?? null))
    .digest();

/** Whether a payment of the cart with this card and amount waits for the shopper's authentication. */
export async function isPending(
  db: Db,
  cartId: number,
  { card, amount }: { card: CardChoice; amount: number },
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.cartId, cartId),
        eq(payments.wanted, "hold"),
        eq(payments.status, "pending"),
        eq(payments.choice, hashOf(card)),
        eq(payments.amount, amount),
        gt(payments.expiresAt, now),
      ),
    );
  return row !== undefined;
}

function isServiceOffer(offer: PaymentOffer): offer is ServiceOffer {
  return offer.service !== undefined && methodOf(offer.code).captureMode !== null;
}

/** Guide and due date of a method without a service; nulls for a method that needs one. */
function termsOf(code: string, now: Date, bankAccount: string | null): Pick<OrderPayment, "guide" | "dueAt"> {
  const method = methodOf(code);
  if (method.captureMode !== null) return { guide: null, dueAt: null };
  return {
    guide: method.paymentInstructions({ now, bankAccount, slip: null }),
    dueAt: paymentDueAt(method, { now, slip: null }),
  };
}
