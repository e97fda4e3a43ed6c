import { createHmac, timingSafeEqual } from "node:crypto";

/** The header with the signature of a body: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body", hex>`. */
export const SIGNATURE_HEADER = "x-payment-signature";

/** Tolerance for clock difference and transit time. */
const TOLERANCE_SECONDS = 300;

/** Signs a body with a timestamp, which prevents later replay. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`).toString("hex")}`;
}

/** Whether the signature is valid and recent. */
export function isSigned(secret: string, header: string | null, body: string, now: Date): boolean {
  const [, seconds = "", hex = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (hex === "" || Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(hex, "hex"), hmac(secret, `${seconds}.${body}`));
}

const hmac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest();
