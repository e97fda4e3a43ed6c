import { secondsInHour } from "date-fns/constants";
import type { ShopContext } from "../context/request-context.ts";
import type { Transaction } from "../db/pool.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import { countAttempt, countInWindow, type Limit } from "../rate-limit/attempts.ts";
import { rateLimited } from "../rate-limit/rate-limited.ts";

/** New carts and new tokens of carts. Room for a campus: a browser keeps its token (decision 0188). */
export const CARTS_FROM_NETWORK: Limit = { scope: "cart-address", max: 5000, seconds: secondsInHour };
/** A cart with twenty destinations; only larger ones count. */
const COMMON_BYTES = 16 * 1024;
/** Bytes by which carts grow beyond the common size. */
export const CART_BYTES_OF_NETWORK: Limit = { scope: "cart-bytes", max: 100 * 1024 * 1024, seconds: secondsInHour };

/** Counts a new token of a cart, and with it new carts. @throws ApiError 429 */
export async function limitNewCarts(tx: Transaction, { ip, now }: ShopContext): Promise<void> {
  if (ip !== undefined && !(await countAttempt(tx, CARTS_FROM_NETWORK, ip, now()))) throw rateLimited();
}

/** Counts by how much an edit makes a cart larger than common ones. @throws ApiError 429 */
export async function limitCartBytes(
  tx: Transaction,
  { ip, now }: ShopContext,
  before: CartContent,
  after: CartContent,
): Promise<void> {
  const growth = bytesOf(after) - Math.max(bytesOf(before), COMMON_BYTES);
  if (ip === undefined || growth <= 0) return;
  const { count } = await countInWindow(tx, CART_BYTES_OF_NETWORK, ip, now(), growth);
  if (count > CART_BYTES_OF_NETWORK.max) throw rateLimited();
}

const bytesOf = (content: CartContent): number => Buffer.byteLength(JSON.stringify(content));
