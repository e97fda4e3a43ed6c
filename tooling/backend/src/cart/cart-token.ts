import { createHash, randomBytes } from "node:crypto";

/** 43 characters of base64url: what proves that a cart is yours. */
export function newCartToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token. It has 256 random bits, so a plain hash cannot be guessed back. */
export function cartTokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
