import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { type LoginAnswer, LoginMethod } from "@noren/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { customerNetworkOf } from "../http/client-network.ts";
import { users } from "../db/schema/account.ts";
import { loginLinks, oauthAccounts, type OneOffToken } from "../db/schema/login.ts";
import { ApiError } from "../http/api-error.ts";
import { createUnauthenticatedError } from "../http/problems.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { findToken, issueToken, tryToken, redeemToken } from "../one-off/one-off-token.ts";
import { serviceNameOf } from "../shop/login-services.ts";
import { lockSession, type SourceSession } from "../session/session-family.ts";
import { accountMails } from "../account/account-mails.ts";
import { greetMember } from "../account/greet-member.ts";
import { findMailRecipient, findMemberEmail } from "../account/account-names.ts";
import { type ConfirmedMember, lockIfConfirmed, lockMember } from "../account/lock-member.ts";
import { accountCopy } from "../account/account.copy.ts";
import {
  CODES_FROM_NETWORK,
  CODES_PER_MEMBER,
  CODES_TO_MAILBOX,
  CODES_TO_MAILBOX_FROM_NETWORK,
  countAttempt,
  resetAttempts,
} from "../rate-limit/attempts.ts";
import { mailboxOf } from "../rate-limit/mailbox.ts";
import { verifyEmail } from "./email-verify.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Login, openSession } from "./login.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";

/** An account of a login service. */
interface ServiceAccount {
  type: string;
  subject: string;
}

/** A login that a mailed code completes. */
interface CodeLogin {
  /** How the login began. */
  method: LoginMethod;
  /** The session of another shop that is taken over, whose member may be linked. */
  source?: SourceSession | undefined;
  /** The account of a login service that the code links. */
  service?: ServiceAccount | undefined;
}

/** Logs in, or mails a one-time code when the shop or the member requires one [session.one-time-code]. */
export async function completeLogin(context: RequestContext, login: Login): Promise<LoginAnswer> {
  const { db, channel } = context;
  const [user] = await db.select({ isCodeWanted: users.isCodeWanted }).from(users).where(eq(users.id, login.member.id));
  const wantsCode = channel.settings["LOGIN.IS_CODE"] === true || user?.isCodeWanted === true;
  return wantsCode ? sendCode(context, login.member, { method: login.method }) : openSession(context, login);
}

/**
 * Mails a code and returns the attempt that it belongs to.
 *
 * @throws ApiError 401 if the member has a new password since the login began; 429
 */
export async function sendCode(
  context: RequestContext,
  member: ConfirmedMember,
  { method, source, service }: CodeLogin,
): Promise<LoginAnswer> {
  const { id: userId } = member;
  const { db, channel } = context;
  const now = context.now();
  if (!(await countCode(context, userId))) throw createRateLimitedError();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const token = randomBytes(32).toString("base64url");
  return db.transaction(async (tx) => {
    if (!(await lockIfConfirmed(tx, member))) throw createUnauthenticatedError();
    const [user] = await tx
      .select({ id: users.id, email: users.email, isRegisteredMember: users.isRegisteredMember })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) throw createUnauthenticatedError();
    const { email } = user;
    const from = source && { fromUserId: source.userId, subject: source.id };
    const linked = service && { service: service.type, subject: service.subject };
    const login = { channelId: channel.id, userId, email, codeHash: hashOf(token, code), type: method };
    const carried = { ...login, ...from, ...linked };
    await issueToken(tx, "code", carried, now, token);
    const to = await findMailRecipient(tx, channel, user);
    const serviceName = service ? serviceNameOf(channel, service.type) : null;
    const content = accountMails.code(channel, await greetMember(tx, userId, to), code, serviceName);
    await queueMail(tx, channel, { kind: "account.code", to, content, userId, token }, now);
    return {
      user_id: userId,
      is_registered_member: user.isRegisteredMember,
      has_password_expired: false,
      has_mail_error_count_over: false,
      is_verify: true,
      verify_code: token,
    };
  });
}

/**
 * Counts a code before it is mailed; false above a limit. An unverified email may be a stranger's, who gets the codes of all
 * accounts that were registered with spellings of it. Counts those that are not mailed too, so that the answer does not
 * reveal whether another account has the email.
 */
async function countCode({ db, network, now }: RequestContext, userId: number): Promise<boolean> {
  if (!(await countAttempt(db, CODES_PER_MEMBER, String(userId), now()))) return false;
  const user = await findMemberEmail(db, userId);
  if (!user || user.emailVerifiedAt !== null) return true;
  if (!(await countAttempt(db, CODES_FROM_NETWORK, network, now()))) return false;
  const mailbox = mailboxOf(user.email);
  if (!(await countAttempt(db, CODES_TO_MAILBOX_FROM_NETWORK, `${mailbox}:${customerNetworkOf(network)}`, now())))
    return false;
  return countAttempt(db, CODES_TO_MAILBOX, mailbox, now());
}

/**
 * Mails another code for an attempt that is still valid, and starts a new attempt. The earlier code remains valid for the
 * earlier attempt only.
 *
 * @throws ApiError 410 `auth.code_expired`; 429
 */
export async function resendCode(
  context: RequestContext,
  { token, userId }: { token: string; userId: number },
): Promise<LoginAnswer> {
  const { db, channel } = context;
  const presented = { channelId: channel.id, kind: "code", token } as const;
  const { member, attempt } = await db.transaction(async (tx) => {
    const attempt = await findToken(tx, presented, context.now());
    if (attempt?.userId !== userId) throw createCodeExpiredError();
    // Locks the member before the token is read again: a new password, which locks both, deletes the token.
    const member = await lockMember(tx, userId);
    if (!(await findToken(tx, presented, context.now()))) throw createCodeExpiredError();
    return { member, attempt };
  });
  const method = v.is(LoginMethod, attempt.type) ? attempt.type : "code";
  return sendCode(context, member, { method, source: sourceOf(attempt), service: serviceOf(attempt) });
}

/**
 * Completes a login with the mailed code.
 *
 * @throws ApiError 410 `auth.code_expired` for an attempt that is unknown, expired or out of tries; 422
 * `auth.code_wrong`
 */
export async function verifyCode(
  context: RequestContext,
  given: { token: string; userId: number; code: string; isLinked: boolean; cartToken: string | undefined },
): Promise<LoginAnswer> {
  const { db, channel } = context;
  const now = context.now();
  const presented = { channelId: channel.id, kind: "code", token: given.token } as const;
  const attempt = await tryToken(db, presented, now);
  if (!attempt?.codeHash || attempt.userId !== given.userId) throw createCodeExpiredError();
  if (!timingSafeEqual(attempt.codeHash, hashOf(given.token, given.code))) {
    const { codeWrong } = accountCopy;
    throw new ApiError(422, "auth.code_wrong", codeWrong, { code: [codeWrong] });
  }
  const { userId, email, type } = attempt;
  const source = sourceOf(attempt);
  const service = serviceOf(attempt);
  const member = await db.transaction(async (tx) => {
    // Locks the member before the token, in the order of a new password, which then deletes tokens.
    const locked = await lockMember(tx, userId);
    // A person who knew the former password may have begun the takeover. It must not link an account after a new password.
    if (source && !(await lockSession(tx, source.id))) throw createCodeExpiredError();
    // Only one of two concurrent requests with the right code logs in.
    if (!(await redeemToken(tx, presented, now))) throw createCodeExpiredError();
    if (email !== null) await verifyEmail(tx, userId, email, now);
    if (source && given.isLinked)
      await tx.insert(loginLinks).values({ fromUserId: source.userId, userId }).onConflictDoNothing();
    if (service)
      await tx
        .insert(oauthAccounts)
        .values({ channelId: channel.id, ...service, userId })
        .onConflictDoNothing();
    return locked;
  });
  await resetAttempts(db, CODES_PER_MEMBER, String(userId));
  return openSession(context, {
    member,
    method: source ? "sync" : "code",
    firstMethod: v.is(LoginMethod, type) ? type : null,
    cartToken: given.cartToken,
  });
}

/** The session that a code takes over; undefined for a login of the shop itself. */
const sourceOf = ({ fromUserId, subject }: OneOffToken): SourceSession | undefined =>
  fromUserId !== null && subject !== null ? { id: subject, userId: fromUserId } : undefined;

const serviceOf = ({ service, subject }: OneOffToken): ServiceAccount | undefined =>
  service !== null && subject !== null ? { type: service, subject } : undefined;

/** Hashes the code with the token: six digits alone could be found by brute force from the table, which lacks the token. */
function hashOf(token: string, code: string): Buffer {
  return createHash("sha256").update(`${token}:${code}`).digest();
}

const createCodeExpiredError = () => new ApiError(410, "auth.code_expired", accountCopy.codeExpired);
