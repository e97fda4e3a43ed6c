import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { carts, cartTokens } from "../db/schema/cart.ts";
import { loginLinks, oauthAccounts, passkeys } from "../db/schema/login.ts";
import { payments } from "../db/schema/payment.ts";
import type { Channel } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { createUnauthenticatedError } from "../http/problems.ts";
import { accountMails, type Recipient } from "./account-mails.ts";
import { accountCopy } from "./account.copy.ts";
import type { RequestContext } from "../context/request-context.ts";
import { confirmPassword, lockConfirmedMember } from "./confirm-password.ts";
import type { ConfirmedMember } from "./lock-member.ts";
import { moveLogin } from "./login-history.ts";
import { notifyMember } from "./notify-member.ts";
import { hashPassword, hashSharedEmailLogin } from "./password.ts";
import { writeRefreshToken } from "./refresh-cookie.ts";
import { endTokens } from "../one-off/one-off-token.ts";
import { endFamilies, openFamily } from "../session/session-family.ts";

/**
 * Changes a member's password. All logins end; this browser gets a new refresh cookie, since this call does not receive
 * the old one.
 */
export async function changePassword(
  context: RequestContext,
  userId: number,
  { current_password, password }: { current_password: string; password: string },
): Promise<void> {
  const { channel } = context;
  const now = context.now();
  const confirmed = await confirmPassword(context, userId, current_password);
  if (password === current_password) {
    const { passwordSame } = accountCopy;
    throw new ApiError(422, "user.password_same", passwordSame, { password: [passwordSame] });
  }
  const hashes = await hashNewPassword(channel, confirmed.email, password);
  await renewLogin(context, confirmed, (tx) => setPassword(tx, channel, userId, hashes, now));
}

/**
 * Ends the member's logins in other browsers, and invalidates mailed links and codes. Needs the password: the holder of a
 * copied access token would otherwise get a login, and end those of the owner.
 */
export async function endOtherLogins(
  context: RequestContext,
  userId: number,
  { current_password }: { current_password: string },
): Promise<void> {
  const confirmed = await confirmPassword(context, userId, current_password);
  await renewLogin(context, confirmed, (tx) => endAccess(tx, userId, context.now()));
}

/** Runs `endLogins` for a member who confirmed the password, and opens a new login in this browser. */
async function renewLogin(
  context: RequestContext,
  confirmed: ConfirmedMember,
  endLogins: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { db, channel, cookies, sessions, sessionId } = context;
  const { id: userId } = confirmed;
  const { token } = await db.transaction(async (tx) => {
    await lockConfirmedMember(tx, confirmed);
    await endLogins(tx);
    const opened = await openFamily(tx, userId, context.now(), { isConfirmed: true, isByOwnProof: true });
    await moveLogin(tx, userId, { from: sessionId, to: opened.sessionId });
    return opened;
  });
  sessions.forget(userId);
  writeRefreshToken(cookies, channel, token);
}

/** The hashes of a new password. */
export interface PasswordHashes {
  passwordHash: string;
  sharedEmailLogin: Buffer;
}

/** Hashes a new password for `setPassword`, outside of its transaction. */
export async function hashNewPassword({ id }: Channel, email: string, password: string): Promise<PasswordHashes> {
  return {
    passwordHash: await hashPassword(password),
    sharedEmailLogin: await hashSharedEmailLogin(id, email, password),
  };
}

/** Stores a new password, ends every login, invalidates mailed links and codes, and notifies the member. */
export async function setPassword(
  tx: Transaction,
  channel: Channel,
  userId: number,
  { passwordHash, sharedEmailLogin }: PasswordHashes,
  now: Date,
): Promise<void> {
  const [user] = await tx
    .update(users)
    .set({
      passwordHash,
      passwordChangedAt: now,
      isPasswordUsed: false,
      sharedEmailLogin: sql`CASE WHEN ${users.emailVerifiedAt} IS NULL OR ${users.sharedEmailLogin} IS NOT NULL OR ${users.isSharedLoginMissing} THEN ${sharedEmailLogin}::bytea END`,
      isSharedLoginMissing: false,
    })
    .where(eq(users.id, userId))
    .returning({ id: users.id, email: users.email });
  if (!user) throw createUnauthenticatedError();
  await endAccess(tx, userId, now);
  const kept = {
    passkeys: await tx.$count(passkeys, eq(passkeys.userId, userId)),
    services: await tx.$count(oauthAccounts, eq(oauthAccounts.userId, userId)),
  };
  const contentFor = (greeting: string, recipient: Recipient) =>
    accountMails.passwordChanged(channel, greeting, recipient, kept);
  await notifyMember(tx, channel, user, { kind: "account.password_changed", contentFor }, now);
}

/**
 * Ends every login, also those that other shops took over, and invalidates mailed links and codes, except those that revert a
 * change of the email, and the tokens of all carts, which open orders too. The next takeover of a login requires a mailed code. A
 * payment that waits for the bank no longer stores its card. The caller holds the member's lock.
 */
export async function endAccess(tx: Transaction, userId: number, now: Date): Promise<void> {
  const takenOverBy = await endFamilies(tx, userId, now);
  // In both directions: a person who changed the email may have linked an account of their own.
  await tx.delete(loginLinks).where(or(eq(loginLinks.userId, userId), eq(loginLinks.fromUserId, userId)));
  await endTokens(tx, userId, "access");
  const openedCarts = tx
    .select({ id: carts.id })
    .from(carts)
    .where(inArray(carts.userId, [userId, ...takenOverBy]));
  await tx.delete(cartTokens).where(inArray(cartTokens.cartId, openedCarts));
  const isOpen = inArray(payments.status, ["asked", "pending"]);
  await tx
    .update(payments)
    .set({ isSaveCard: false })
    .where(and(eq(payments.userId, userId), isOpen));
}
