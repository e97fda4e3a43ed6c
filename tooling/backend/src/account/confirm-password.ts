import { and, eq } from "drizzle-orm";
import { subMinutes } from "date-fns/subMinutes";
import type { Db, Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { ApiError } from "../http/api-error.ts";
import { createValidationError, createUnauthenticatedError } from "../http/problems.ts";
import type { RequestContext } from "../context/request-context.ts";
import { countAttempt, decrementAttempts, PASSWORD_IN_SESSION } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import {
  confirmSession,
  isConfirmedSince,
  isSessionByOwnProof,
  requireLiveSession,
} from "../session/session-family.ts";
import { type Account, accountColumns } from "./account-names.ts";
import { accountCopy } from "./account.copy.ts";
import { type ConfirmedMember, lockIfConfirmed } from "./lock-member.ts";
import { passwordMatches } from "./password.ts";

/**
 * Requires the member's password, since an access token alone may be a copied one. Only wrong passwords count as attempts.
 *
 * @throws ApiError 422 `validation` without a password, 422 `user.password_wrong`, 429
 */
export async function confirmPassword(
  { db, channel, sessionId, now }: RequestContext,
  userId: number,
  password: string | undefined,
): Promise<Account> {
  if (password === undefined) throw createMissingPasswordError();
  if (sessionId === null) throw createUnauthenticatedError();
  // A login with a service or from another shop needs no password: each such session would allow further guesses.
  const subject = (await isSessionByOwnProof(db, sessionId)) ? sessionId : `member:${userId}`;
  if (!(await countAttempt(db, PASSWORD_IN_SESSION, subject, now()))) throw createRateLimitedError();
  const [user] = await db
    .select(accountColumns)
    .from(users)
    .where(and(eq(users.id, userId), eq(users.channelId, channel.id)));
  if (!user) throw createUnauthenticatedError();
  if (!(await passwordMatches(user.passwordHash, password))) throw createWrongPasswordError();
  await decrementAttempts(db, PASSWORD_IN_SESSION, subject);
  return user;
}

/**
 * Locks the member in the transaction of a change that needs the password, and checks that the confirmed one is still current.
 *
 * @throws ApiError 422 `user.password_wrong`
 */
export async function lockConfirmedMember(tx: Transaction, confirmed: ConfirmedMember): Promise<void> {
  if (!(await lockIfConfirmed(tx, confirmed))) throw createWrongPasswordError();
}

const createMissingPasswordError = () => createValidationError({ current_password: [accountCopy.passwordMissing] });

/** The same error for a wrong password and for one that was replaced meanwhile. */
export const createWrongPasswordError = () => {
  const text = accountCopy.passwordWrong;
  return new ApiError(422, "user.password_wrong", text, { current_password: [text] });
};

/** How long a login or a confirmed password allows what costs money: most shoppers log in and order within it. */
const CONFIRMED_MINUTES = 60;

/**
 * Requires a recent proof of the member: a login or the password in this session. The password renews it. A given password
 * must be right, even after a recent login.
 *
 * @throws ApiError 422 `validation` on `current_password`, 422 `user.password_wrong`, 429
 */
export async function requireRecentProof(
  context: RequestContext,
  userId: number,
  password: string | undefined,
): Promise<void> {
  const { db, sessionId } = context;
  const now = context.now();
  if (password === undefined && sessionId !== null && (await isRecentlyConfirmed(db, sessionId, now))) return;
  await confirmPassword(context, userId, password);
  if (sessionId !== null) await confirmSession(db, sessionId, now);
}

/**
 * Requires in a transaction that the member has proved it recently in this session, which cannot end before the transaction.
 * `requireRecentProof` takes the password before, since its comparison takes too long for a transaction.
 *
 * @throws ApiError 422 `validation` on `current_password`, 401 if the session has ended
 */
export async function requireProvedSession(tx: Transaction, sessionId: string | null, now: Date): Promise<void> {
  await requireLiveSession(tx, sessionId);
  if (sessionId === null || !(await isRecentlyConfirmed(tx, sessionId, now))) throw createMissingPasswordError();
}

const isRecentlyConfirmed = (db: Db | Transaction, sessionId: string, now: Date) =>
  isConfirmedSince(db, sessionId, subMinutes(now, CONFIRMED_MINUTES));
