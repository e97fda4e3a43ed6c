import { eq } from "drizzle-orm";
import type { Db, Transaction } from "../db/pool.ts";
import { loginNames } from "../db/schema/account.ts";
import type { Channel } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { issueToken, redeemToken } from "../one-off/one-off-token.ts";
import { accountMails } from "./account-mails.ts";
import { type Account, findAccount, findSharedEmailAccount, findMailRecipient } from "./account-names.ts";
import { accountCopy } from "./account.copy.ts";
import {
  countAttempt,
  incrementAttempts,
  resetAttempts,
  LOGIN_FROM_IP,
  LOGIN_OF_NAME,
  decrementAttempts,
} from "../rate-limit/attempts.ts";
import { normalizeLoginName } from "../db/login-name.ts";
import type { RequestContext } from "../context/request-context.ts";
import { rateLimited } from "../rate-limit/rate-limited.ts";
import { hashSharedEmailLogin, passwordMatches } from "./password.ts";

/**
 * Checks a password. Known and unknown accounts get the same message, work and lock. The owner of a locked account gets a
 * mail with a link that unlocks it.
 */
export async function authenticate(context: RequestContext, username: string, password: string): Promise<number> {
  const { db, channel, ip } = context;
  const now = context.now();
  const name = normalizeLoginName(username);
  const subject = subjectOf(channel, name);
  if (!(await countAttempt(db, LOGIN_FROM_IP, ip, now))) throw rateLimited();
  const tries = await incrementAttempts(db, LOGIN_OF_NAME, subject, now);
  if (tries > LOGIN_OF_NAME.max) throw new ApiError(423, "auth.locked", accountCopy.locked);
  const account = await findAccount(db, channel.id, username);
  const matches = await passwordMatches(account?.passwordHash, password);
  const shared = await findSharedEmailAccount(
    db,
    channel.id,
    await hashSharedEmailLogin(channel.id, username, password),
  );
  const userId = account && matches ? account.id : shared;
  if (userId === undefined) {
    if (tries === LOGIN_OF_NAME.max) await mailUnlock(db, channel, account, now);
    throw new ApiError(401, "auth.login_failed", accountCopy.loginFailed);
  }
  // Does not reset the count: of two accounts with one email, a login to one would allow to guess the other's password.
  await decrementAttempts(db, LOGIN_OF_NAME, subject);
  await decrementAttempts(db, LOGIN_FROM_IP, ip);
  return userId;
}

async function mailUnlock(db: Db, channel: Channel, account: Account | undefined, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const token = await issueToken(tx, "unlock", { channelId: channel.id, userId: account?.id ?? null }, now);
    const content = accountMails.unlock(channel, token);
    const to = await findMailRecipient(tx, channel, account);
    await queueMail(tx, channel, { kind: "account.locked", to, content }, now);
  });
}

/** Unlocks an account with the mailed token. Returns false for an invalid token. */
export async function unlock({ db, channel, now }: RequestContext, token: string): Promise<boolean> {
  const used = await redeemToken(db, { channelId: channel.id, kind: "unlock", token }, now());
  if (!used || used.userId === null) return false;
  await resetFailedLogins(db, channel, used.userId);
  return true;
}

/** Resets the failed logins of every name of a member. */
export async function resetFailedLogins(db: Db | Transaction, channel: Channel, userId: number): Promise<void> {
  const names = await db.select({ name: loginNames.name }).from(loginNames).where(eq(loginNames.userId, userId));
  for (const { name } of names) await resetAttempts(db, LOGIN_OF_NAME, subjectOf(channel, name));
}

const subjectOf = (channel: Channel, name: string) => `${channel.key}:${name}`;
