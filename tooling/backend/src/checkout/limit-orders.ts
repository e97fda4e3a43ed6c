import { secondsInHour } from "date-fns/constants";
import type { Transaction } from "../db/pool.ts";
import type { CartRow } from "../db/schema/cart.ts";
import { findOpenPayment } from "../payment/take-payment.ts";
import { getAttemptCount, incrementAttempts, type Limit } from "../rate-limit/attempts.ts";
import { rateLimited } from "../rate-limit/rate-limited.ts";

/** A member can cancel orders, so that the stock does not limit them (decision 0223). */
export const ORDERS_OF_MEMBER: Limit = { scope: "order-member", max: 30, seconds: secondsInHour };

/**
 * Refuses a member's order beyond the limit, unless its payment has begun. The caller locks the member.
 *
 * @throws ApiError 429
 */
export async function limitOrders(tx: Transaction, { id, userId }: CartRow, now: Date): Promise<void> {
  if (userId === null) return;
  const placed = await getAttemptCount(tx, ORDERS_OF_MEMBER, String(userId), now);
  if (placed >= ORDERS_OF_MEMBER.max && (await findOpenPayment(tx, id)) === null) throw rateLimited();
}

/** Counts a placed order for its member. */
export async function countOrder(tx: Transaction, { userId }: CartRow, now: Date): Promise<void> {
  if (userId !== null) await incrementAttempts(tx, ORDERS_OF_MEMBER, String(userId), now);
}
