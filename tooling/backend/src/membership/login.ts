import { ACCESS_TOKEN_SECONDS, type LoginAnswer, type LoginMethod } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { mergeCartAtLogin } from "../cart/cart-owner.ts";
import type { Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { mergeHistoriesAtLogin } from "../history/merge-histories-at-login.ts";
import { ApiError } from "../http/api-error.ts";
import { createUnauthenticatedError } from "../http/problems.ts";
import type { RequestContext } from "../context/request-context.ts";
import { signAccessToken } from "../http/token.ts";
import { toLoginWarnings } from "../account/login-warnings.ts";
import { accountCopy } from "../account/account.copy.ts";
import type { AuthenticatedMember } from "../account/authenticate.ts";
import { lockIfConfirmed } from "../account/lock-member.ts";
import { writeLoginHistory } from "../account/login-history.ts";
import { rememberBrowser } from "../account/known-browser.ts";
import { readRefreshToken, writeRefreshToken } from "../account/refresh-cookie.ts";
import { endReplacedSession, openFamily, rotate, type SourceSession } from "../session/session-family.ts";

/** A login of a known member: how the member authenticated, and the guest's cart to merge. */
export interface Login {
  member: AuthenticatedMember;
  method: LoginMethod;
  /** How a login began that a mailed code completes; null if unknown. */
  firstMethod?: LoginMethod | null;
  /** The session of another shop that is taken over without a code. */
  source?: SourceSession;
  cartToken: string | undefined;
}

/** The kinds of login that only the member can repeat: with the password or with a passkey's device. */
const BY_OWN_PROOF: readonly LoginMethod[] = ["password", "register", "reminder", "passkey"];

/**
 * Opens a session for a member: sets the refresh cookie, returns the access token, merges the guest's cart and histories.
 *
 * @throws ApiError 401 if the member has a new password since the login began, or the session that is taken over has ended
 */
export async function openSession(
  context: RequestContext,
  { member: confirmed, method, firstMethod = method, source, cartToken }: Login,
): Promise<LoginAnswer> {
  const { db, channel, cookies } = context;
  const { id: userId } = confirmed;
  const member = await findMember(context, userId);
  if (!member) throw createUnauthenticatedError();
  const { sessionId, token } = await db.transaction(async (tx) => {
    if (!(await lockIfConfirmed(tx, confirmed))) throw createUnauthenticatedError();
    if (firstMethod === "password" && confirmed.marksPassword !== false) await markPasswordUsed(tx, userId);
    return openFamily(tx, userId, context.now(), {
      isConfirmed: method !== "sync",
      isByOwnProof: firstMethod !== null && BY_OWN_PROOF.includes(firstMethod),
      source,
    });
  });
  // An unverified user continues as a guest (decision 0051), with the guest's cart.
  if (member.isRegisteredMember) {
    if (cartToken !== undefined) await mergeCartAtLogin(context, userId, cartToken);
    await mergeHistoriesAtLogin(context, userId);
  }
  await writeLoginHistory(context, { userId, sessionId, method });
  await endSessionOfBrowser(context);
  writeRefreshToken(cookies, channel, token);
  rememberBrowser(context, userId);
  return createLoginAnswer(context, member, sessionId);
}

/** Marks the password as used: it no longer counts as a guess (decision 0132). */
async function markPasswordUsed(tx: Transaction, userId: number): Promise<void> {
  const isUnused = and(eq(users.id, userId), eq(users.isPasswordUsed, false));
  await tx.update(users).set({ isPasswordUsed: true }).where(isUnused);
}

/** A browser has one session of a shop: its cookie is replaced, so the one before could only be continued by a copy. */
async function endSessionOfBrowser({ db, channel, cookies, sessions, now }: RequestContext): Promise<void> {
  const refreshToken = readRefreshToken(cookies, channel);
  if (refreshToken === undefined) return;
  const endedId = await endReplacedSession(db, refreshToken, now());
  if (endedId !== null) sessions.forget(endedId);
}

/** Exchanges the refresh cookie for an access token and rotates it. */
export async function refreshSession(context: RequestContext): Promise<LoginAnswer> {
  const { db, channel, cookies, secret } = context;
  const token = readRefreshToken(cookies, channel);
  const rotated = token === undefined ? null : await rotate(db, secret, token, context.now());
  const member = rotated && (await findMember(context, rotated.userId));
  if (!rotated || !member) throw refreshFailed();
  writeRefreshToken(cookies, channel, rotated.token);
  return createLoginAnswer(context, member, rotated.sessionId);
}

export const refreshFailed = () => new ApiError(401, "auth.refresh_failed", accountCopy.refreshFailed);

type Member = Pick<typeof users.$inferSelect, "id" | "isRegisteredMember" | "passwordChangedAt" | "mailErrorCount">;

/** Returns undefined when the user is not (or no longer) a member of this shop. */
async function findMember({ db, channel }: RequestContext, userId: number): Promise<Member | undefined> {
  const [member] = await db
    .select({
      id: users.id,
      isRegisteredMember: users.isRegisteredMember,
      passwordChangedAt: users.passwordChangedAt,
      mailErrorCount: users.mailErrorCount,
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.channelId, channel.id)));
  return member;
}

async function createLoginAnswer(
  { channel, secret, now }: RequestContext,
  member: Member,
  sessionId: string,
): Promise<LoginAnswer> {
  const subject = { memberId: member.id, sessionId };
  return {
    access_token: await signAccessToken(secret, channel.key, subject, now(), member.isRegisteredMember),
    expires_in: ACCESS_TOKEN_SECONDS,
    user_id: member.id,
    is_registered_member: member.isRegisteredMember,
    ...toLoginWarnings(member, channel.settings, now()),
    is_verify: false,
  };
}
