import argon2 from "@node-rs/argon2";

/** Argon2id with the library's default cost: 19 MiB, two passes, one lane, OWASP's minimum. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password);
}

/** The hash of a random password, with the same cost. */
const DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$biffATaQefYFP9V+aBwIYw$Dw0MThzWgyeyDnzdcrdrWRch+xnTpgpmLkbTVAhNPgw";

/** Verifies a password. Without an account it does the same work, so that timing reveals nothing. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(passwordHash ?? DUMMY_HASH, password);
  return matches && passwordHash !== undefined;
}
