import { and, desc, eq, inArray } from "drizzle-orm";
import type { LockedCart } from "../cart/locked-cart.ts";
import type { Transaction } from "../db/pool.ts";
import type { CartRow } from "../db/schema/cart.ts";
import { payments, type PaymentRow } from "../db/schema/payment.ts";
import type { Channel } from "../db/schema/shop.ts";
import { japanDay } from "../time/japan-time.ts";
import type { CheckedCart } from "../order/decision-check.ts";
import { newOrderNumber } from "../order/order-number.ts";
import type { PaymentOffer } from "./offers.ts";
import { paymentGuide } from "./payment-methods.ts";
import { paymentGuides } from "./payment.copy.ts";
import { SERVICE_METHODS, type ServiceMethod } from "./service/payment-service.ts";

/** What an order takes over from its payment. */
export interface OrderPayment {
  orderNo: string;
  /** How to pay, where the shopper has to do something. */
  guide: string | null;
}

/** A way to pay that a service carries out. */
export type ServiceOffer = PaymentOffer & { code: ServiceMethod; service: string };

/** What a service has to be asked for before a cart can become an order. */
export interface Due {
  cart: CartRow;
  offer: ServiceOffer;
  paymentId: number;
  /** Yen with tax. */
  amount: number;
  orderer: CheckedCart["orderer"];
}

/** Thrown out of a decision: everything is ready but the money. Nothing was changed. */
export class PaymentNeeded extends Error {
  override readonly name = "PaymentNeeded";
  readonly due: Due;

  constructor(due: Due) {
    super("A payment service has to be asked first");
    this.due = due;
  }
}

/** States in which a payment that waits for its order may still get one. */
const OPEN = ["asked", "pending", "authorised"] as const;

/**
 * The payment of a cart that becomes an order, in the transaction of the order: from here on it is the order's. A way
 * that needs no service, and an order that costs nothing, only get a new number.
 *
 * @throws PaymentNeeded where no service has granted this amount yet
 */
export async function takePayment(
  { tx, cart, when: { now } }: LockedCart,
  { sums, orderer, payment }: CheckedCart,
  channel: Pick<Channel, "paymentMethods" | "bankAccount">,
): Promise<OrderPayment> {
  const amount = sums.totals.total_payment;
  const offer = channel.paymentMethods.find(({ code }) => code === payment.code);
  if (amount === 0) return { orderNo: newOrderNumber(now), guide: null };
  if (!offer || !isServiceOffer(offer)) {
    return { orderNo: newOrderNumber(now), guide: paymentGuide(payment.code, now, channel.bankAccount) };
  }
  const granted = await findOpen(tx, cart.id);
  if (!granted || granted.status !== "authorised" || !isFor(granted, { offer, amount }, now)) {
    throw new PaymentNeeded({ cart, offer, paymentId: payment.id, amount, orderer });
  }
  await tx
    .update(payments)
    .set({ wanted: offer.code === "card" || offer.code === "redirect" ? "capture" : "keep" })
    .where(eq(payments.id, granted.id));
  return { orderNo: granted.orderNo, guide: guideOf(granted) };
}

/** The payment of a cart that waits for its order, locked; the newest, since a newer one takes the place of the older. */
export async function findOpen(tx: Transaction, cartId: number): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.cartId, cartId), eq(payments.wanted, "hold"), inArray(payments.status, [...OPEN])))
    .orderBy(desc(payments.createdAt), payments.id)
    .limit(1)
    .for("update");
  return row ?? null;
}

/** Whether a payment is the one that a cart needs now. */
export function isFor(row: PaymentRow, { offer, amount }: Pick<Due, "offer" | "amount">, now: Date): boolean {
  return row.method === offer.code && row.service === offer.service && row.amount === amount && row.expiresAt > now;
}

function isServiceOffer(offer: PaymentOffer): offer is ServiceOffer {
  return offer.service !== undefined && SERVICE_METHODS.some((method) => method === offer.code);
}

function guideOf({ method, slip }: PaymentRow): string | null {
  if (method === "deferred") return paymentGuides.deferred;
  if (!slip) return null;
  return paymentGuides.convenience(slip.number, paymentGuides.day(japanDay(new Date(slip.pay_until))));
}
