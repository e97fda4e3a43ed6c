import { secondsInHour } from "date-fns/constants";
import type { ShopContext } from "../context/request-context.ts";
import type { Transaction } from "../db/pool.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import { countInWindow, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";

/** New carts of guests that last. Room for a campus: a browser keeps its token (decision 0188). */
export const CARTS_FROM_NETWORK: Limit = { scope: "cart-address", max: 5000, seconds: secondsInHour };
/** Further ones expire sooner, and none is refused: one person must not stop the others of a network (decision 0198). */
export const SHORT_CARTS_FROM_NETWORK = 50_000;
/** New tokens of one member's carts. Requests of other people in the member's network do not count. */
export const CARTS_PER_MEMBER: Limit = { scope: "cart-member", max: 30, seconds: secondsInHour };
/** A cart with twenty destinations; only larger ones count. */
const COMMON_BYTES = 16 * 1024;
/** Bytes by which carts grow beyond the common size. */
export const CART_BYTES_PER_NETWORK: Limit = { scope: "cart-bytes", max: 100 * 1024 * 1024, seconds: secondsInHour };

/** How long an unchanged cart of a guest lasts. */
export type CartLifetime = "lasting" | "short" | "shortest";

/** Counts a new token of a cart, and with it new carts. Returns how long a new cart may last. @throws ApiError 429 for a member */
export async function limitNewCarts(
  tx: Transaction,
  { network, now }: ShopContext,
  memberId: number | null,
): Promise<CartLifetime> {
  if (network === undefined) return "lasting";
  if (memberId !== null) {
    const { count } = await countInWindow(tx, CARTS_PER_MEMBER, String(memberId), now());
    if (count > CARTS_PER_MEMBER.max) throw createRateLimitedError();
    return "lasting";
  }
  const { count } = await countInWindow(tx, CARTS_FROM_NETWORK, network, now());
  if (count <= CARTS_FROM_NETWORK.max) return "lasting";
  return count <= SHORT_CARTS_FROM_NETWORK ? "short" : "shortest";
}

/** Counts by how much an edit makes a cart larger than common ones. @throws ApiError 429 */
export async function limitCartBytes(
  tx: Transaction,
  { network, now }: ShopContext,
  before: CartContent,
  after: CartContent,
): Promise<void> {
  const growth = bytesOf(after) - Math.max(bytesOf(before), COMMON_BYTES);
  if (network === undefined || growth <= 0) return;
  const { count } = await countInWindow(tx, CART_BYTES_PER_NETWORK, network, now(), growth);
  if (count > CART_BYTES_PER_NETWORK.max) throw createRateLimitedError();
}

export const bytesOf = (content: CartContent): number => Buffer.byteLength(JSON.stringify(content));
