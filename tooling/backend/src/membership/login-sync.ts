import type { LoginAnswer } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { and, eq } from "drizzle-orm";
import { users } from "../db/schema/account.ts";
import { loginLinks } from "../db/schema/login.ts";
import { channels } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { createNotFoundError } from "../http/problems.ts";
import { issueToken, createInvalidTokenError, redeemToken } from "../one-off/one-off-token.ts";
import { findAccount, hasVerifiedEmail } from "../account/account-names.ts";
import { lockMember } from "../account/lock-member.ts";
import { accountCopy } from "../account/account.copy.ts";
import { completeLogin, sendCode } from "./login-code.ts";
import type { RequestContext } from "../context/request-context.ts";
import { refreshFailed } from "./login.ts";
import { syncsWith } from "../shop/sync-shops.ts";
import { readRefreshToken } from "../account/refresh-cookie.ts";
import { findSession } from "../session/session-family.ts";

/**
 * Returns the URL in another shop that takes over this browser's login. Both shops must name each other.
 *
 * @throws ApiError 401 for a guest, 404 for a shop that does not accept logins of this one
 */
export async function createTakeoverUrl(context: RequestContext, key: string): Promise<string> {
  const { db, channel, cookies } = context;
  const now = context.now();
  const refreshToken = readRefreshToken(cookies, channel);
  if (refreshToken === undefined) throw refreshFailed();
  const session = await findSession(db, channel.id, refreshToken, now);
  if (session === null) throw refreshFailed();
  const [other] = syncsWith(channel, key) ? await db.select().from(channels).where(eq(channels.key, key)) : [];
  if (!other || !syncsWith(other, channel.key)) throw createNotFoundError();
  const token = await db.transaction(async (tx) => {
    await lockMember(tx, session.userId);
    // A new password must end this session and delete this token too.
    if ((await findSession(tx, channel.id, refreshToken, now)) === null) throw refreshFailed();
    return issueToken(tx, "sync", { channelId: other.id, userId: session.userId, subject: session.id }, now);
  });
  return other.origin + paths.loginSync({ token });
}

/**
 * Takes over a login of another shop: for the account linked to it, else for the account with the same email, after the
 * user confirms it with a mailed code. Not for an account whose email is not verified: another person may have registered it.
 */
export async function takeOverLogin(
  context: RequestContext,
  token: string,
  cartToken: string | undefined,
): Promise<LoginAnswer> {
  const { db, channel } = context;
  const used = await redeemToken(db, { channelId: channel.id, kind: "sync", token }, context.now());
  if (!used || used.userId === null || used.subject === null) throw createInvalidTokenError();
  const fromUserId = used.userId;
  const [linked] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(loginLinks)
    .innerJoin(users, eq(users.id, loginLinks.userId))
    .where(and(eq(loginLinks.fromUserId, fromUserId), eq(users.channelId, channel.id)));
  const source = { id: used.subject, userId: fromUserId };
  if (linked) return completeLogin(context, { member: linked, method: "sync", source, cartToken });

  const [from] = await db.select().from(users).where(eq(users.id, fromUserId));
  // Without this check, users could register any email there to learn whether it has an account here.
  if (!from?.emailVerifiedAt) throw new ApiError(409, "auth.sync_unverified", accountCopy.syncUnverified);
  const account = await findAccount(db, channel.id, from.email);
  if (!account) throw new ApiError(409, "auth.sync_no_account", accountCopy.syncNoAccount);
  if (!(await hasVerifiedEmail(db, account.id)))
    throw new ApiError(409, "auth.sync_account_unverified", accountCopy.syncAccountUnverified);
  return sendCode(context, account, { method: "sync", source });
}
