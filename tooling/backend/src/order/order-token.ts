import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The token that stands in an order's mail and opens its receipt without a login [auth.guest-receipt]: 43 characters of base64url.
 * It follows from the number and the shop's secret, so it is kept nowhere and the mail can be written again.
 */
export function orderToken(secret: string, orderNo: string): string {
  return createHmac("sha256", `order:${secret}`).update(orderNo).digest("base64url");
}

/** Whether a token is the order's. */
export function isOrderToken(secret: string, orderNo: string, token: string): boolean {
  const known = Buffer.from(orderToken(secret, orderNo));
  const given = Buffer.from(token);
  return known.length === given.length && timingSafeEqual(known, given);
}
