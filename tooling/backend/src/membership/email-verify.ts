import type { Answer } from "@noren/contract";
import { and, eq, ne } from "drizzle-orm";
import { customerNetworkOf } from "../http/client-network.ts";
import { giveWelcomeCoupons } from "../coupon/take-coupon.ts";
import type { Transaction } from "../db/pool.ts";
import { loginNames, users } from "../db/schema/account.ts";
import { oneOffTokens } from "../db/schema/login.ts";
import type { Channel } from "../db/schema/shop.ts";
import { createUnauthenticatedError } from "../http/problems.ts";
import type { RequestContext } from "../context/request-context.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { endTokens, findToken, issueToken, createInvalidTokenError, redeemToken } from "../one-off/one-off-token.ts";
import { accountMails } from "../account/account-mails.ts";
import { lockConfirmedMember } from "../account/confirm-password.ts";
import type { ConfirmedMember } from "../account/lock-member.ts";
import { keepReservationsCounted } from "../account/keep-reservations-counted.ts";
import { greetMember } from "../account/greet-member.ts";
import {
  canClaimEmail,
  claimEmail,
  claimLoginName,
  findMailRecipient,
  hasVerifiedEmail,
  passOnEmail,
} from "../account/account-names.ts";
import { countAttempt, NEW_EMAILS_PER_MEMBER, NEW_EMAIL_TO } from "../rate-limit/attempts.ts";
import { normalizeLoginName } from "../db/login-name.ts";
import { mailboxOf } from "../rate-limit/mailbox.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";

/** Mails a link that verifies the member's email; does nothing when it is verified. */
export function requestVerification({ db, channel, network, now }: RequestContext, userId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) throw createUnauthenticatedError();
    const { email, emailVerifiedAt } = user;
    if (emailVerifiedAt !== null) return;
    // The account that had the email may have been deleted since the registration.
    const holdsEmail = await claimLoginName(tx, channel.id, email, userId);
    const request = { kind: "account.verify_again", userId, email, holdsEmail, network } as const;
    await mailVerification(tx, channel, request, now());
  });
}

interface VerificationRequest {
  /** `account.verify_again` for the member's own request: registrations by strangers must not delay it. */
  kind: "account.verify" | "account.verify_again";
  userId: number;
  email: string;
  holdsEmail: boolean;
  network: string;
}

/** For an email of another account, the mail contains no link and says why; the response is the same in both cases. */
export async function mailVerification(
  tx: Transaction,
  channel: Channel,
  { kind, userId, email, holdsEmail, network }: VerificationRequest,
  now: Date,
): Promise<void> {
  const token = await issueToken(tx, "email", { channelId: channel.id, userId, email }, now);
  const mail = holdsEmail
    ? { content: accountMails.verify(channel, token), token, userId }
    : { content: accountMails.alreadyRegistered(channel) };
  await queueMail(tx, channel, { kind, to: email, network, ...mail }, now);
}

/**
 * Mails a link to a new email and a notice to the old one, which stays valid until the link is opened.
 *
 * @throws ApiError 429
 */
export async function requestEmailChange(
  shop: RequestContext,
  confirmed: ConfirmedMember,
  email: string,
): Promise<void> {
  const { db, channel, now } = shop;
  const { id: userId } = confirmed;
  if (!(await countAttempt(db, NEW_EMAILS_PER_MEMBER, String(userId), now()))) throw createRateLimitedError();
  // Without an error the member would wait for a mail that is not sent. Strangers must not use up a verified member's.
  const isVerified = await hasVerifiedEmail(db, userId);
  const subject = `${channel.key}:${mailboxOf(email)}:${customerNetworkOf(shop.network)}`;
  if (!isVerified && !(await countAttempt(db, NEW_EMAIL_TO, subject, now()))) throw createRateLimitedError();
  await db.transaction(async (tx) => {
    await lockConfirmedMember(tx, confirmed);
    await invalidateLinks(tx, userId);
    const token = await issueToken(tx, "email", { channelId: channel.id, userId, email }, now());
    const mail = (await canClaimEmail(tx, channel, userId, email))
      ? { content: accountMails.verifyNew(channel, token), token, userId }
      : { content: accountMails.emailInUse(channel) };
    await queueMail(tx, channel, { kind: "account.verify_new", to: email, network: shop.network, ...mail }, now());
    const [user] = await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId));
    const present = await findMailRecipient(tx, channel, user);
    const notice = accountMails.emailChangeRequested(channel, await greetMember(tx, userId, present));
    await queueMail(tx, channel, { kind: "account.email_requested", to: present, content: notice, userId }, now());
  });
}

/** Redeems a mailed link: verifies the email, which may be the new one of an email change. */
export function checkVerification(
  { db, channel, secret, now }: RequestContext,
  token: string,
): Promise<Answer<"checkEmailVerify">> {
  return db.transaction(async (tx) => {
    const input = { channelId: channel.id, kind: "email", token } as const;
    const { userId = null, email = null } = (await findToken(tx, input, now())) ?? {};
    if (userId === null || email === null) throw createInvalidTokenError();
    // Before the token: a new password locks the member first, then deletes tokens.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!user || !(await redeemToken(tx, input, now()))) throw createInvalidTokenError();
    if (!(await claimEmail(tx, channel, userId, email))) throw createInvalidTokenError();
    if (user.email === email) await verifyEmail(tx, userId, email, now());
    else await changeEmail(tx, { channel, secret }, user, email, now());
    return { email, is_registered_member: true };
  });
}

/**
 * Stores and verifies the new email, and notifies both. The old one no longer opens the account. It can take the change
 * back.
 */
async function changeEmail(
  tx: Transaction,
  { channel, secret }: Pick<RequestContext, "channel" | "secret">,
  user: FormerUser,
  email: string,
  now: Date,
): Promise<void> {
  const to = await findMailRecipient(tx, channel, user);
  const greeting = await greetMember(tx, user.id, to);
  await writeEmail(tx, secret, user, email, now);
  await endTokens(tx, user.id, "email");
  if (to !== null) {
    const isEmailVerified = user.emailVerifiedAt !== null;
    const former = { channelId: channel.id, userId: user.id, email: to, isEmailVerified };
    const content = accountMails.emailChanged(channel, greeting, await issueToken(tx, "email_restore", former, now));
    await queueMail(tx, channel, { kind: "account.email_changed", to, content, userId: user.id }, now);
  }
  // The link proves the mailbox.
  await verifyEmail(tx, user.id, email, now);
  const content = accountMails.newEmail(channel, await greetMember(tx, user.id, email));
  await queueMail(tx, channel, { kind: "account.new_email", to: email, content, userId: user.id }, now);
}

type FormerUser = Pick<typeof users.$inferSelect, "id" | "channelId" | "username" | "email" | "emailVerifiedAt">;

/** Stores another email, not yet verified, and releases the login names that the member no longer has. */
export async function writeEmail(
  tx: Transaction,
  secret: string,
  user: FormerUser,
  email: string,
  now: Date,
): Promise<void> {
  await keepReservationsCounted(tx, secret, user);
  const isUsername = normalizeLoginName(user.username) === normalizeLoginName(user.email);
  const username = isUsername ? email : user.username;
  await tx
    .update(users)
    .set({ email, username, emailVerifiedAt: null, mailErrorCount: 0, updatedAt: now })
    .where(eq(users.id, user.id));
  const others = and(ne(loginNames.name, normalizeLoginName(email)), ne(loginNames.name, normalizeLoginName(username)));
  await tx.delete(loginNames).where(and(eq(loginNames.userId, user.id), others));
  await passOnEmail(tx, user.channelId, user.email);
}

/** Only the last of several requested email changes is pending. */
async function invalidateLinks(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(oneOffTokens).where(and(eq(oneOffTokens.userId, userId), eq(oneOffTokens.kind, "email")));
}

/** Marks an email as verified, unless it has changed in the meantime. */
export async function verifyEmail(tx: Transaction, userId: number, email: string, now: Date): Promise<void> {
  const mine = and(eq(users.id, userId), eq(users.email, email));
  // A verified email opens its account.
  await tx.update(users).set({ emailVerifiedAt: now, sharedEmailLogin: null, isSharedLoginMissing: false }).where(mine);
  const [registered] = await tx
    .update(users)
    // [session.email-verify] The check marks the user as a registered member.
    .set({ isRegisteredMember: true })
    .where(and(mine, eq(users.isRegisteredMember, false)))
    .returning({ channelId: users.channelId });
  if (registered) await giveWelcomeCoupons(tx, registered.channelId, userId, now);
}
