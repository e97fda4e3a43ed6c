import { secondsInDay, secondsInHour } from "date-fns/constants";
import { isKnownCustomer } from "../account/known-customer.ts";
import { bytesOf } from "../cart/limit-carts.ts";
import type { ShopContext } from "../context/request-context.ts";
import type { Transaction } from "../db/pool.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import type { CartRow } from "../db/schema/cart.ts";
import { findOpenPayment } from "../payment/take-payment.ts";
import { countInWindow, getAttemptCount, incrementAttempts, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";

/** A member can cancel orders, so that the stock does not limit them (decision 0223). */
export const ORDERS_PER_MEMBER: Limit = { scope: "order-member", max: 30, seconds: secondsInHour };
/** Bytes of orders beyond the common size; orders are kept by law, cancelled ones too (decision 0228). */
export const ORDER_BYTES_PER_NETWORK: Limit = { scope: "order-bytes", max: 100 * 1024 * 1024, seconds: secondsInDay };
/** An order of about a hundred lines. Only larger ones count. */
const COMMON_BYTES = 64 * 1024;
/** A line with its index entries, beside what the cart has of it. */
const LINE_BYTES = 500;

/**
 * Refuses a member's order beyond the limit, and a wide order of a network that stored many, unless its payment has begun. The
 * caller locks the member.
 *
 * @throws ApiError 429
 */
export async function limitOrders(
  tx: Transaction,
  context: ShopContext,
  { id, userId, content }: CartRow,
): Promise<void> {
  const now = context.now();
  const isOver = async (limit: Limit, subject: string) =>
    (await getAttemptCount(tx, limit, subject, now)) >= limit.max && (await findOpenPayment(tx, id)) === null;
  if (userId !== null && (await isOver(ORDERS_PER_MEMBER, String(userId)))) throw createRateLimitedError();
  if (bytesBeyondCommon(content) === 0) return;
  const network = await findCountedNetwork(tx, context);
  if (network !== null && (await isOver(ORDER_BYTES_PER_NETWORK, network))) throw createRateLimitedError();
}

/** Counts a placed order for its member and its network. */
export async function countOrder(tx: Transaction, context: ShopContext, { userId, content }: CartRow): Promise<void> {
  const now = context.now();
  if (userId !== null) await incrementAttempts(tx, ORDERS_PER_MEMBER, String(userId), now);
  const bytes = bytesBeyondCommon(content);
  const network = bytes === 0 ? null : await findCountedNetwork(tx, context);
  if (network !== null) await countInWindow(tx, ORDER_BYTES_PER_NETWORK, network, now, bytes);
}

const bytesBeyondCommon = (content: CartContent) =>
  Math.max(0, bytesOf(content) + content.lines.length * LINE_BYTES - COMMON_BYTES);

/** Null for work in the background, and for a customer who paid an order before. */
async function findCountedNetwork(tx: Transaction, context: ShopContext): Promise<string | null> {
  if (context.network === undefined || (await isKnownCustomer({ ...context, db: tx }))) return null;
  return context.network;
}
