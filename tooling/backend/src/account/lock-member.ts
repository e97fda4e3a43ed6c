import { and, eq } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { createUnauthenticatedError } from "../http/problems.ts";
import type { Account } from "./account-names.ts";

/** A member who was authenticated by a password, code or link, with the password hash of that moment. */
export type ConfirmedMember = Pick<Account, "id" | "passwordHash">;

/**
 * Locks a member until the transaction ends. Always the first lock (decision 0030).
 *
 * @throws ApiError 401 if the member has left
 */
export async function lockMember(tx: Transaction, userId: number): Promise<ConfirmedMember> {
  const [user] = await tx
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!user) throw createUnauthenticatedError();
  return user;
}

/**
 * Locks a member like `lockMember`. Returns false if the member left or has a new password, e.g. of an owner who recovers
 * the account: a proof by the old password no longer counts (decision 0131).
 */
export async function lockIfConfirmed(tx: Transaction, { id, passwordHash }: ConfirmedMember): Promise<boolean> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for("no key update");
  return user !== undefined;
}
