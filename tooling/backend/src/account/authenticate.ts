import { eq } from "drizzle-orm";
import { secondsInMinute } from "date-fns/constants";
import type { Db, Transaction } from "../db/pool.ts";
import { loginNames } from "../db/schema/account.ts";
import type { Channel } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { customerNetworkOf } from "../http/client-network.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { issueToken, redeemToken } from "../one-off/one-off-token.ts";
import { accountMails } from "./account-mails.ts";
import { greetMember } from "./greet-member.ts";
import {
  type Account,
  findAccount,
  findAccountByEmailAndPassword,
  findAccountsWithoutSharedLogin,
  findMailRecipient,
  isLoginNameOf,
  storeSharedLogin,
} from "./account-names.ts";
import type { ConfirmedMember } from "./lock-member.ts";
import { accountCopy } from "./account.copy.ts";
import {
  countAttempt,
  incrementAttempts,
  LOGINS_BESIDE_KNOWN,
  LOGINS_IN_KNOWN_BROWSER,
  LOGINS_PER_NAME_AND_NETWORK,
  getAttemptCount,
  resetAttempts,
  UNLOCK_MAILS_IN_KNOWN_BROWSER,
  UNLOCK_MAILS_PER_NAME,
  UNLOCK_MAILS_PER_NAME_AND_NETWORK,
  WRONG_PASSWORDS_FROM_NETWORK,
  WRONG_PASSWORDS_PER_NAME,
} from "../rate-limit/attempts.ts";
import { normalizeLoginName } from "../db/login-name.ts";
import type { RequestContext } from "../context/request-context.ts";
import { isRateLimited } from "../rate-limit/rate-limited.ts";
import { limitRefusals } from "../rate-limit/limit-refusals.ts";
import { startAttempt, takeAttemptBack } from "../rate-limit/growing-wait.ts";
import { readKnownMembers, rememberBrowser } from "./known-browser.ts";
import { hashSharedEmailLogin, passwordMatches } from "./password.ts";

export interface AuthenticatedMember extends ConfirmedMember {
  /** Whether the login marks the password as used; true if absent (decision 0132). */
  marksPassword?: boolean;
}

/**
 * Checks a password. Known and unknown accounts get the same message, work and waits. Too many wrong passwords make an unknown
 * browser wait and mail the owner a link to go on; a browser that knows the member is limited by itself (decision 0105).
 *
 * @throws ApiError 401 `auth.login_failed`, 423 `auth.locked`
 */
export async function authenticate(
  context: RequestContext,
  username: string,
  password: string,
): Promise<AuthenticatedMember> {
  const { db, channel } = context;
  const knownIds = await findKnownMembers(context, username);
  const inBrowser = `${channel.key}:${knownIds[0]}`;
  if (knownIds.length > 0 && (await startAttempt(db, LOGINS_IN_KNOWN_BROWSER, inBrowser, context.now())) === null) {
    const account = await findByPassword(context, username, password);
    const subject = subjectOf(channel, username);
    if (account && knownIds.includes(account.id)) {
      if (account.isPasswordUsed) {
        await takeAttemptBack(db, LOGINS_IN_KNOWN_BROWSER, inBrowser);
        return account;
      }
      // Such a login may be a guess for another account of the email, and its success would show that the guess is wrong.
      if (account.isEmailVerified || !(await isNameLocked(context, subject)))
        return { ...account, marksPassword: await countFirstLogin(context, account) };
    }
    // Another account with this email: its password must not be guessed by registering the email again.
    const mayOpenOther = await countAttempt(db, LOGINS_BESIDE_KNOWN, subject, context.now());
    if (mayOpenOther && !(await isNameLocked(context, subject))) {
      if (account === undefined) throw createLoginFailedError();
      return account;
    }
    // Strangers who registered the email may have used these attempts up. The owner of another account goes on as elsewhere.
  }
  return authenticateUnknownBrowser(context, username, password);
}

/** The members with a login name who are known in this browser, the last one first. */
async function findKnownMembers(context: RequestContext, username: string): Promise<number[]> {
  const found: number[] = [];
  for (const id of readKnownMembers(context))
    if (await isLoginNameOf(context.db, context.channel.id, username, id)) found.push(id);
  return found;
}

async function authenticateUnknownBrowser(
  context: RequestContext,
  username: string,
  password: string,
): Promise<AuthenticatedMember> {
  const { db, channel, network } = context;
  const now = context.now();
  const subject = subjectOf(channel, username);
  const fromNetwork = `${subject}:${network}`;
  const ofNetwork = await getAttemptCount(db, WRONG_PASSWORDS_FROM_NETWORK, network, now);
  if ((await isNameLocked(context, subject)) || ofNetwork >= WRONG_PASSWORDS_FROM_NETWORK.max)
    throw await lock(context, username, null);
  const seconds = await startAttempt(db, LOGINS_PER_NAME_AND_NETWORK, fromNetwork, now);
  if (seconds !== null) throw await lock(context, username, seconds);
  const account = await limitRefusals<Account | undefined>(
    context,
    [
      { limit: WRONG_PASSWORDS_PER_NAME, subject },
      { limit: WRONG_PASSWORDS_FROM_NETWORK, subject: network },
    ],
    (outcome) => ("value" in outcome && outcome.value === undefined ? "refused" : undefined),
    () => findByPassword(context, username, password),
  ).catch(async (error: unknown) => {
    // Concurrent wrong passwords reached the limit while this one waited.
    throw isRateLimited(error) ? await lock(context, username, null) : error;
  });
  if (account === undefined) throw createLoginFailedError();
  // Only this attempt: of two accounts with one email, a login to one would allow to guess the other's password.
  if (!account.isPasswordUsed) return { ...account, marksPassword: await countFirstLogin(context, account) };
  await takeAttemptBack(db, LOGINS_PER_NAME_AND_NETWORK, fromNetwork);
  return account;
}

async function isNameLocked({ db, now }: RequestContext, subject: string): Promise<boolean> {
  return (await getAttemptCount(db, WRONG_PASSWORDS_PER_NAME, subject, now())) >= WRONG_PASSWORDS_PER_NAME.max;
}

/**
 * Counts the first login with a password like a wrong one: it may be a guess of the password of another account with this
 * email. An attacker who registers the email again, or changes the password of such an account, makes any guess correct. Returns
 * false beyond the limit, which does not refuse the login: the email may be locked while it uses a username.
 */
async function countFirstLogin({ db, channel, now }: RequestContext, { email }: Account): Promise<boolean> {
  const number = await incrementAttempts(db, WRONG_PASSWORDS_PER_NAME, subjectOf(channel, email), now());
  return number <= WRONG_PASSWORDS_PER_NAME.max;
}

/** Finds the account of name and password, at the same cost with and without one. */
async function findByPassword(
  { db, channel }: RequestContext,
  username: string,
  password: string,
): Promise<Account | undefined> {
  const account = await findAccount(db, channel.id, username);
  const matches = await passwordMatches(account?.passwordHash, password);
  const sharedLogin = await hashSharedEmailLogin(channel.id, username, password);
  const shared = await findAccountByEmailAndPassword(db, channel.id, sharedLogin);
  let found = account && matches ? account : shared;
  const { accounts, most } = await findAccountsWithoutSharedLogin(db, channel.id, username);
  for (let index = 0; index < most; index += 1) {
    const each = accounts[index];
    if (await passwordMatches(each?.passwordHash, password)) found ??= each;
  }
  const isByEmail = found && normalizeLoginName(found.email) === normalizeLoginName(username);
  if (found?.isSharedLoginNeeded && isByEmail) await storeSharedLogin(db, found.id, sharedLogin);
  return found;
}

const createLoginFailedError = () => new ApiError(401, "auth.login_failed", accountCopy.loginFailed);

/** Mails the owner a link to go on, and returns the error. */
async function lock(context: RequestContext, username: string, seconds: number | null): Promise<ApiError> {
  const { db, channel } = context;
  const now = context.now();
  const account = await findAccount(db, channel.id, username);
  if (await countUnlockMail(context, username, account)) await mailUnlock(context, account, now);
  if (seconds !== null) context.setHeader("Retry-After", String(seconds));
  return new ApiError(423, "auth.locked", accountCopy.locked(seconds && Math.ceil(seconds / secondsInMinute)));
}

/** Counts a mail with a link; false above a limit. Failed logins of strangers leave the owner a mail elsewhere (decision 0620). */
async function countUnlockMail(
  context: RequestContext,
  username: string,
  account: Account | undefined,
): Promise<boolean> {
  const { db, channel, network } = context;
  const now = context.now();
  if (account && readKnownMembers(context).includes(account.id))
    return countAttempt(db, UNLOCK_MAILS_IN_KNOWN_BROWSER, `${channel.key}:${account.id}`, now);
  const subject = subjectOf(channel, username);
  return (
    (await countAttempt(db, UNLOCK_MAILS_PER_NAME_AND_NETWORK, `${subject}:${customerNetworkOf(network)}`, now)) &&
    (await countAttempt(db, UNLOCK_MAILS_PER_NAME, subject, now))
  );
}

async function mailUnlock(
  { db, channel, network }: RequestContext,
  account: Account | undefined,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const token = await issueToken(tx, "unlock", { channelId: channel.id, userId: account?.id ?? null }, now);
    const to = await findMailRecipient(tx, channel, account);
    const content = accountMails.unlock(channel, await greetMember(tx, account?.id, to), token);
    await queueMail(
      tx,
      channel,
      { kind: "account.locked", to, content, userId: account?.id ?? null, network, token },
      now,
    );
  });
}

/** Lets this browser log in with the mailed token. Returns false for an invalid token. */
export async function unlock(context: RequestContext, token: string): Promise<boolean> {
  const { db, channel, now } = context;
  const used = await redeemToken(db, { channelId: channel.id, kind: "unlock", token }, now());
  if (!used || used.userId === null) return false;
  await resetFailedLogins(db, channel, used.userId);
  await resetUnlockMails(context, used.userId);
  rememberBrowser(context, used.userId);
  return true;
}

/** Lets further failed logins in this network mail a link again, since this one is used. */
async function resetUnlockMails({ db, channel, network }: RequestContext, userId: number): Promise<void> {
  for (const name of await listLoginNames(db, userId)) {
    const subject = subjectOf(channel, name);
    await resetAttempts(db, UNLOCK_MAILS_PER_NAME_AND_NETWORK, `${subject}:${customerNetworkOf(network)}`);
    await resetAttempts(db, UNLOCK_MAILS_PER_NAME, subject);
  }
  await resetAttempts(db, UNLOCK_MAILS_IN_KNOWN_BROWSER, `${channel.key}:${userId}`);
}

/** Resets the failed logins of every name of a member, and of browsers that know the member. */
export async function resetFailedLogins(db: Db | Transaction, channel: Channel, userId: number): Promise<void> {
  for (const name of await listLoginNames(db, userId))
    await resetAttempts(db, WRONG_PASSWORDS_PER_NAME, subjectOf(channel, name));
  await resetAttempts(db, LOGINS_IN_KNOWN_BROWSER, `${channel.key}:${userId}`);
}

async function listLoginNames(db: Db | Transaction, userId: number): Promise<string[]> {
  const names = await db.select({ name: loginNames.name }).from(loginNames).where(eq(loginNames.userId, userId));
  return names.map(({ name }) => name);
}

const subjectOf = (channel: Channel, name: string) => `${channel.key}:${normalizeLoginName(name)}`;
