import { createHmac } from "node:crypto";
import type { RequestContext } from "../context/request-context.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { mailboxOf } from "../rate-limit/mailbox.ts";
import { findMemberEmail } from "./account-names.ts";

type SenderContext = Pick<RequestContext, "db" | "memberId" | "network">;

/**
 * Whose limit a member with a verified email uses instead of the network's, which strangers there can use up; null for everybody
 * else. The mailbox, since one person may verify many spellings of it.
 */
export async function findVerifiedPerson(db: Db | Transaction, memberId: number | null): Promise<string | null> {
  return memberId === null ? null : verifiedPersonOf(await findMemberEmail(db, memberId));
}

/** Whose limit a request counts for: a member with a verified email, else the network. */
export const findPersonOrNetwork = async ({ db, memberId, network }: SenderContext): Promise<string> =>
  (await findVerifiedPerson(db, memberId)) ?? network;

/** The same as `findVerifiedPerson` for a member whose email is known. */
export const verifiedPersonOf = (member: Awaited<ReturnType<typeof findMemberEmail>>): string | null =>
  member?.emailVerifiedAt ? `verified:${mailboxOf(member.email)}` : null;

/** A verified person as a keyed hash, for what outlives the account. */
export const hashPerson = (secret: string, person: string): Buffer =>
  createHmac("sha256", `person:${secret}`).update(person).digest();
