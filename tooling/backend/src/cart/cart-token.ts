import { createHash, randomBytes } from "node:crypto";

/** Creates a cart token: 43 characters of base64url that authorize access to the cart. */
export function newCartToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored hash of a token. A token has 256 random bits, so a plain hash resists guessing. */
export function cartTokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
