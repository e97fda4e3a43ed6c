import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const BASE = 36n;
const ORDER_ID_LENGTH = 25;
/** The rest of the 36 characters of a `csrfToken`. */
const MAC_LENGTH = 11;

/** The service's order id of a payment: its UUID in 25 characters, since the service accepts 27. */
export function orderIdOf(paymentId: string): string {
  return BigInt(`0x${paymentId.replaceAll("-", "")}`)
    .toString(Number(BASE))
    .padStart(ORDER_ID_LENGTH, "0");
}

/** The payment of an order id; null for any other text. */
function paymentIdOf(orderId: string): string | null {
  if (!new RegExp(`^[0-9a-z]{${ORDER_ID_LENGTH}}$`).test(orderId)) return null;
  let value = 0n;
  for (const digit of orderId) value = value * BASE + BigInt(Number.parseInt(digit, Number(BASE)));
  const hex = value.toString(16).padStart(32, "0");
  if (hex.length > 32) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** An idempotency key in the form of a UUIDv4. The same parts give the same key. */
export function createIdempotencyKey(...parts: readonly string[]): string {
  const hex = hashParts(parts);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-a${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
}

/** The service's member for one saved card, so that deleting the member deletes the card. */
export const memberIdOf = (...parts: readonly string[]): string => `card-${hashParts(parts).slice(0, 40)}`;

const hashParts = (parts: readonly string[]) => createHash("sha256").update(parts.join("\n")).digest("hex");

/** The `csrfToken` of a slip, which the service returns with its webhook: order id and authentication code. */
export function createCallbackToken(secret: string, paymentId: string): string {
  const orderId = orderIdOf(paymentId);
  return orderId + mac(secret, orderId);
}

/** The payment of a `csrfToken`; null for one that the shop did not issue. */
export function readCallbackToken(secret: string, token: string): string | null {
  const orderId = token.slice(0, ORDER_ID_LENGTH);
  const expected = Buffer.from(mac(secret, orderId));
  const received = Buffer.from(token.slice(ORDER_ID_LENGTH));
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  return paymentIdOf(orderId);
}

function mac(secret: string, orderId: string): string {
  const hex = createHmac("sha256", secret).update(`webhook of ${orderId}`).digest("hex");
  return BigInt(`0x${hex}`).toString(Number(BASE)).padStart(MAC_LENGTH, "0").slice(-MAC_LENGTH);
}
