import { createHmac, timingSafeEqual } from "node:crypto";

/** What carries the signature of a body: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body", hex>`. */
export const SIGNATURE_HEADER = "x-payment-signature";

/** How far the clocks of two machines may be apart, and a message may be on its way. */
const TOLERANCE_SECONDS = 300;

/** Signs a body, with the moment in the signature, so that a message that was listened to is of no use later. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`).toString("hex")}`;
}

/** Whether a body was signed with this secret just now. */
export function isSigned(secret: string, header: string | null, body: string, now: Date): boolean {
  const [, seconds = "", hex = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (hex === "" || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(hex, "hex"), hmac(secret, `${seconds}.${body}`));
}

const hmac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest();
