import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The token in an order's mail that authorizes access to its receipt without login [auth.guest-receipt]: 43 characters of
 * base64url. It is derived from the order number and the shop's secret, so the database does not store it.
 */
export function orderToken(secret: string, orderNo: string): string {
  return createHmac("sha256", `order:${secret}`).update(orderNo).digest("base64url");
}

/** Whether a token belongs to the order. */
export function isOrderToken(secret: string, orderNo: string, token: string): boolean {
  const known = Buffer.from(orderToken(secret, orderNo));
  const given = Buffer.from(token);
  return known.length === given.length && timingSafeEqual(known, given);
}
