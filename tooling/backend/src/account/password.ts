import { createHash } from "node:crypto";
import argon2 from "@node-rs/argon2";
import { readCurrentNetwork } from "../process/current-network.ts";
import { normalizeLoginName } from "../db/login-name.ts";
import { limitConcurrency } from "../process/limit-concurrency.ts";

/** The cost of Argon2id: 19 MiB, two passes, one lane, OWASP's minimum. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing uses the threads that also read files, of which libuv has four. */
const runLimited = limitConcurrency({ max: 2 });
/** Hashes in turns of the networks, so that a burst of logins from one does not delay those from others. */
const hashInTurn = <T>(hash: () => Promise<T>) => runLimited(readCurrentNetwork(), hash);

export function hashPassword(password: string): Promise<string> {
  return hashInTurn(() => argon2.hash(password, COST));
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
  return hashInTurn(() => argon2.hashRaw(password, { ...COST, salt }));
}

/** The hash of a random password, with the same cost. */
const DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$biffATaQefYFP9V+aBwIYw$Dw0MThzWgyeyDnzdcrdrWRch+xnTpgpmLkbTVAhNPgw";

/** Verifies a password. Without an account it does the same work, so that timing reveals nothing. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await hashInTurn(() => argon2.verify(passwordHash ?? DUMMY_HASH, password));
  return matches && passwordHash !== undefined;
}
