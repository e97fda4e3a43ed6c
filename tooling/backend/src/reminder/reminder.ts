import type { Answer, Input, ReminderVariant } from "@noren/contract";
import { subDays } from "date-fns/subDays";
import { eq } from "drizzle-orm";
import { customerNetworkOf } from "../http/client-network.ts";
import { accountMails, type Recipient } from "../account/account-mails.ts";
import { greetMember } from "../account/greet-member.ts";
import { findAccount, findMailRecipient, findMemberEmail } from "../account/account-names.ts";
import { readKnownMembers } from "../account/known-browser.ts";
import {
  countAttempt,
  incrementAttempts,
  REMINDERS_FROM_NETWORK,
  REMINDERS_FROM_NETWORK_IN_TOTAL,
  REMINDERS_IN_KNOWN_BROWSER,
  REMINDERS_PER_NAME,
  REMINDERS_PER_NAME_AND_NETWORK,
} from "../rate-limit/attempts.ts";
import { resetFailedLogins } from "../account/authenticate.ts";
import { hashNewPassword, setPassword } from "../account/change-password.ts";
import { lockMember } from "../account/lock-member.ts";
import { notifyMember } from "../account/notify-member.ts";
import { changeUsername } from "../account/change-username.ts";
import { verifyEmail } from "../membership/email-verify.ts";
import { normalizeLoginName } from "../db/login-name.ts";
import type { RequestContext } from "../context/request-context.ts";
import { openSession } from "../membership/login.ts";
import { answerMatches } from "../account/security-answer.ts";
import type { Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { oauthAccounts, passkeys } from "../db/schema/login.ts";
import type { Channel } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { queueMail } from "../mail/queue-mail.ts";
import {
  createInvalidTokenError,
  EMAIL_RESTORE_DAYS,
  findToken,
  issueToken,
  redeemToken,
  tryToken,
} from "../one-off/one-off-token.ts";
import { reminderCopy } from "./reminder.copy.ts";

/**
 * Mails a reset link to the account of a login name. Does the same work without an account, so that neither the answer nor
 * its timing reveals which accounts exist.
 *
 * @throws ApiError 429, with the same text for any name
 */
export async function requestReminder(context: RequestContext, type: ReminderVariant, name: string): Promise<void> {
  const { db, channel, network } = context;
  const now = context.now();
  const account = await findAccount(db, channel.id, name);
  // Strangers may have used up the limit: their links were mailed to the owner.
  if (!(await countReminder(context, { type, name, userId: account?.id })))
    throw new ApiError(429, "rate_limited", reminderCopy.rateLimited);
  await db.transaction(async (tx) => {
    const data = { channelId: channel.id, userId: account?.id ?? null, email: account?.email ?? null, type };
    const token = await issueToken(tx, "reminder", data, now);
    const to = await findMailRecipient(tx, channel, account);
    const content = accountMails.reminder(channel, await greetMember(tx, account?.id, to), type, token);
    await queueMail(
      tx,
      channel,
      { kind: `account.reminder_${type}`, to, content, userId: account?.id ?? null, network, token },
      now,
    );
  });
}

/**
 * Counts a reminder; false above a limit. Strangers can request reminders of any name, also from the network of a campus.
 * Requests in a browser where the name's verified member logged in before have a separate limit.
 */
async function countReminder(
  context: RequestContext,
  { type, name, userId }: { type: ReminderVariant; name: string; userId: number | undefined },
): Promise<boolean> {
  const { db, channel, network } = context;
  const now = context.now();
  // Only with a verified email: anyone can register an email, and the limit must not reveal whether it had an account before.
  const knownId = readKnownMembers(context).find((id) => id === userId);
  const known = knownId === undefined ? undefined : await findMemberEmail(db, knownId);
  if (known?.emailVerifiedAt) return countAttempt(db, REMINDERS_IN_KNOWN_BROWSER, `${type}:${knownId}`, now);
  // Each variant by itself: a stranger's reminders of the username must not stop the owner's of the password.
  const subject = `${channel.key}:${type}:${normalizeLoginName(name)}`;
  // Before the other limits, because a refused reminder must store nothing.
  if (!(await countAttempt(db, REMINDERS_FROM_NETWORK_IN_TOTAL, network, now))) return false;
  const limit = REMINDERS_PER_NAME_AND_NETWORK;
  const number = await incrementAttempts(db, limit, `${subject}:${customerNetworkOf(network)}`, now);
  if (number > limit.max) return false;
  // Invented names may have used up the network's limit: then each name has its first reminder only.
  if (!(await countAttempt(db, REMINDERS_FROM_NETWORK, network, now)) && number > 1) return false;
  return countAttempt(db, REMINDERS_PER_NAME, subject, now);
}

/** [reminder.flow] The check enables the reset and reveals the security question if one exists. */
export async function checkReminder(context: RequestContext, token: string): Promise<Answer<"checkReminder">> {
  const { db, channel } = context;
  const now = context.now();
  const found = await findToken(db, { channelId: channel.id, kind: "reminder", token }, now);
  if (!found?.userId) throw createInvalidTokenError();
  const [user] = await db.select().from(users).where(eq(users.id, found.userId));
  const type = variantOf(found.type);
  return { type, question_ct: user && isQuestionAsked(type, user, now) ? user.questionCt : null };
}

/**
 * Resets the password or username and logs in.
 *
 * @throws ApiError 404 for an invalid token, 422 `reminder.answer_wrong`, or on `username`
 */
export async function resetReminder(
  context: RequestContext,
  body: Input<"resetReminder">["body"],
): Promise<Answer<"resetReminder">> {
  const { db, channel } = context;
  const now = context.now();
  const input = { channelId: channel.id, kind: "reminder", token: body.token } as const;
  const tried = await tryToken(db, input, now);
  if (!tried?.userId || variantOf(tried.type) !== body.type) throw createInvalidTokenError();
  const { userId } = tried;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw createInvalidTokenError();
  const isAsked = isQuestionAsked(body.type, user, now);
  if (isAsked) await checkAnswer(user.answerHash, body.answer);
  const hashes = body.type === "password" ? await hashNewPassword(channel, user.email, body.password) : null;
  const { username, member } = await db.transaction(async (tx) => {
    // Before the token: a new password locks the member first, then deletes tokens.
    const locked = await lockMember(tx, userId);
    const redeemed = await redeemToken(tx, input, now);
    if (!redeemed) throw createInvalidTokenError();
    if (!isAsked) await removeQuestion(tx, userId);
    if (hashes !== null) {
      // A person who read the member's mails may have linked a service (decision 0511).
      await tx.delete(oauthAccounts).where(eq(oauthAccounts.userId, userId));
      await removePasskeys(tx, channel, user, now);
      if (redeemed.email !== null) await verifyEmail(tx, userId, redeemed.email, now);
      await setPassword(tx, channel, userId, hashes, now);
    }
    if (body.type === "username" && body.username != null)
      await changeUsername(tx, channel, userId, body.username, now);
    await resetFailedLogins(tx, channel, userId);
    return { username: await getUsername(tx, userId), member: { ...locked, ...hashes } };
  });
  context.sessions.forget(userId);
  const login = await openSession(context, { member, method: "reminder", cartToken: body.cart_token });
  return { ...login, username };
}

/**
 * Whether a reset asks the security question. A new password by the mailed link does not ask a question that another person may
 * have set: with the registration of an email that is not verified (decision 0050), or in the last days, knowing the password
 * (decision 0510). A username reminder keeps the password, so it always asks.
 */
function isQuestionAsked(
  type: ReminderVariant,
  { emailVerifiedAt, questionChangedAt }: Pick<typeof users.$inferSelect, "emailVerifiedAt" | "questionChangedAt">,
  now: Date,
): boolean {
  if (type === "username") return true;
  const isNew = questionChangedAt !== null && questionChangedAt > subDays(now, EMAIL_RESTORE_DAYS);
  return emailVerifiedAt !== null && !isNew;
}

async function removeQuestion(tx: Transaction, userId: number): Promise<void> {
  await tx.update(users).set({ questionCt: null, answerHash: null }).where(eq(users.id, userId));
}

/** Removes all passkeys: a person who knew the former password may have added one (decision 0246). */
async function removePasskeys(
  tx: Transaction,
  channel: Channel,
  user: { id: number; email: string },
  now: Date,
): Promise<void> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, user.id)).returning({ id: passkeys.id });
  if (removed.length === 0) return;
  const contentFor = (greeting: string, recipient: Recipient) =>
    accountMails.passkeyRemoved(channel, greeting, recipient);
  await notifyMember(tx, channel, user, { kind: "account.passkey_removed", contentFor }, now);
}

async function checkAnswer(answerHash: string | null, answer: string | undefined): Promise<void> {
  if (answerHash === null || (answer !== undefined && (await answerMatches(answerHash, answer)))) return;
  const message = answer === undefined ? reminderCopy.answerMissing : reminderCopy.answerWrong;
  throw new ApiError(422, "reminder.answer_wrong", message, { answer: [message] });
}

async function getUsername(tx: Transaction, userId: number): Promise<string> {
  const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, userId));
  if (!user) throw createInvalidTokenError();
  return user.username;
}

const variantOf = (type: string | null): ReminderVariant => (type === "username" ? "username" : "password");
