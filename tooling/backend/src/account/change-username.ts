import { and, eq, notInArray } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { loginNames, users } from "../db/schema/account.ts";
import type { Channel } from "../db/schema/shop.ts";
import { createValidationError, createUnauthenticatedError } from "../http/problems.ts";
import { claimLoginName } from "./account-names.ts";
import { accountCopy } from "./account.copy.ts";
import { normalizeLoginName } from "../db/login-name.ts";

/**
 * Changes a member's username; the old one no longer opens the account, unless it is the email.
 *
 * @throws ApiError 422 `validation` on `username`
 */
export async function changeUsername(
  tx: Transaction,
  channel: Channel,
  userId: number,
  username: string,
  now: Date,
): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).for("no key update");
  if (!user) throw createUnauthenticatedError();
  const [name, emailName] = [normalizeLoginName(username), normalizeLoginName(user.email)];
  if (name.includes("@") && name !== emailName)
    throw createValidationError({ username: [accountCopy.usernameIsEmail] });
  if (!(await claimLoginName(tx, channel.id, username, userId)))
    throw createValidationError({ username: [accountCopy.usernameTaken] });
  await tx.update(users).set({ username, updatedAt: now }).where(eq(users.id, userId));
  await tx.delete(loginNames).where(and(eq(loginNames.userId, userId), notInArray(loginNames.name, [name, emailName])));
}
