import { createHash } from "node:crypto";
import argon2 from "@node-rs/argon2";
import { normalizeLoginName } from "../db/login-name.ts";

/** Argon2id with the library's default cost: 19 MiB, two passes, one lane, OWASP's minimum. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password);
}

/**
 * Hashes a password with a salt from shop and email, so that one lookup finds which of the accounts with the same email has
 * this password (decision 0104). Costs as much as `hashPassword`.
 */
export function hashSharedEmailLogin(channelId: number, email: string, password: string): Promise<Buffer> {
  const salt = createHash("sha256")
    .update(`${channelId}:${normalizeLoginName(email)}`)
    .digest()
    .subarray(0, 16);
  return argon2.hashRaw(password, { salt });
}

/** The hash of a random password, with the same cost. */
const DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$biffATaQefYFP9V+aBwIYw$Dw0MThzWgyeyDnzdcrdrWRch+xnTpgpmLkbTVAhNPgw";

/** Verifies a password. Without an account it does the same work, so that timing reveals nothing. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(passwordHash ?? DUMMY_HASH, password);
  return matches && passwordHash !== undefined;
}
