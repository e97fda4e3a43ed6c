import type { Answer } from "@noren/contract";
import { and, eq, ne } from "drizzle-orm";
import { giveWelcomeCoupons } from "../coupon/take-coupon.ts";
import type { Transaction } from "../db/pool.ts";
import { loginNames, users } from "../db/schema/account.ts";
import { oneOffTokens } from "../db/schema/login.ts";
import type { Channel } from "../db/schema/shop.ts";
import { unauthenticated } from "../http/problems.ts";
import type { RequestContext } from "../context/request-context.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { issueToken, tokenInvalid, redeemToken } from "../one-off/one-off-token.ts";
import { accountMails } from "../account/account-mails.ts";
import { claimName, findAccount, holds, mailAddress } from "../account/account-names.ts";
import { countAttempt, NEW_EMAIL_OF_MEMBER, UNASKED_MAILS_TO } from "../rate-limit/attempts.ts";
import { loginNameOf } from "../db/login-name.ts";
import { rateLimited } from "../rate-limit/rate-limited.ts";

/** Mails a link that shows that the member's address is theirs; nothing where they have shown it. */
export function requestVerification({ db, channel, now }: RequestContext, userId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) throw unauthenticated();
    const { email, emailVerifiedAt } = user;
    // Whoever holds the address was told when it was registered again.
    const holdsEmail = await holds(tx, channel, userId, email);
    const asked = { userId, email, holdsEmail, to: holdsEmail ? email : null };
    if (emailVerifiedAt === null) await mailVerification(tx, channel, asked, now());
  });
}

/** Of an address that opens another's account the link shows nothing, and the mail says why; to the asker all is alike. */
export async function mailVerification(
  tx: Transaction,
  channel: Channel,
  { userId, email, holdsEmail, to }: { userId: number; email: string; holdsEmail: boolean; to: string | null },
  now: Date,
): Promise<void> {
  const token = await issueToken(tx, "email", { channelId: channel.id, userId, email }, now);
  const content = holdsEmail ? accountMails.verify(channel, token) : accountMails.alreadyRegistered(channel);
  await queueMail(tx, channel, { kind: "account.verify", to, content }, now);
}

/**
 * Mails a new address a link; the old one holds until it is opened.
 *
 * @throws ApiError 429
 */
export async function requestEmailChange(shop: RequestContext, userId: number, email: string): Promise<void> {
  const { db, channel, now } = shop;
  if (!(await countAttempt(db, NEW_EMAIL_OF_MEMBER, String(userId), now()))) throw rateLimited();
  const to = (await mayMail(shop, email)) ? email : null;
  await db.transaction(async (tx) => {
    await forgetLinks(tx, userId);
    const token = await issueToken(tx, "email", { channelId: channel.id, userId, email }, now());
    const holder = await findAccount(tx, channel.id, email);
    const isFree = holder === undefined || holder.id === userId;
    const content = isFree ? accountMails.verify(channel, token) : accountMails.addressInUse(channel);
    await queueMail(tx, channel, { kind: "account.verify", to, content }, now());
  });
}

/** Whether an address that somebody names as theirs may be mailed: anybody can name any, but nobody shall be flooded. */
export function mayMail({ db, channel, now }: RequestContext, email: string): Promise<boolean> {
  return countAttempt(db, UNASKED_MAILS_TO, `${channel.key}:${loginNameOf(email)}`, now());
}

/** Takes a mailed link for what it shows: that the address is the member's, who may just have asked to change to it. */
export function checkVerification(
  { db, channel, now }: RequestContext,
  token: string,
): Promise<Answer<"checkEmailVerify">> {
  return db.transaction(async (tx) => {
    const used = await redeemToken(tx, { channelId: channel.id, kind: "email", token }, now());
    if (!used || used.userId === null || used.email === null) throw tokenInvalid();
    const { userId, email } = used;
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!user || !(await claimName(tx, channel.id, email, userId))) throw tokenInvalid();
    if (user.email !== email) await changeEmail(tx, channel, user, email, now());
    await verifyEmail(tx, userId, email, now());
    return { email, is_registered_member: true };
  });
}

/** The old address opens the account no more, and is told. A username that was the address stays the address. */
async function changeEmail(
  tx: Transaction,
  channel: Channel,
  user: { id: number; username: string; email: string },
  email: string,
  now: Date,
): Promise<void> {
  const isUsername = loginNameOf(user.username) === loginNameOf(user.email);
  const username = isUsername ? email : user.username;
  const to = await mailAddress(tx, channel, user);
  await tx
    .update(users)
    .set({ email, username, emailVerifiedAt: null, mailErrorCount: 0, updatedAt: now })
    .where(eq(users.id, user.id));
  const others = and(ne(loginNames.name, loginNameOf(email)), ne(loginNames.name, loginNameOf(username)));
  await tx.delete(loginNames).where(and(eq(loginNames.userId, user.id), others));
  await forgetLinks(tx, user.id);
  const mail = { kind: "account.email_changed", to, content: accountMails.emailChanged(channel) };
  await queueMail(tx, channel, mail, now);
}

/** Of several addresses that somebody tried, the last one waits. */
async function forgetLinks(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(oneOffTokens).where(and(eq(oneOffTokens.userId, userId), eq(oneOffTokens.kind, "email")));
}

/** The member has shown that a mail address is theirs; one that was changed meanwhile shows nothing. */
export async function verifyEmail(tx: Transaction, userId: number, email: string, now: Date): Promise<void> {
  const mine = and(eq(users.id, userId), eq(users.email, email));
  await tx.update(users).set({ emailVerifiedAt: now }).where(mine);
  const [registered] = await tx
    .update(users)
    // [session.email-verify] The check marks the user as a registered member.
    .set({ isRegisteredMember: true })
    .where(and(mine, eq(users.isRegisteredMember, false)))
    .returning({ channelId: users.channelId });
  if (registered) await giveWelcomeCoupons(tx, registered.channelId, userId, now);
}
