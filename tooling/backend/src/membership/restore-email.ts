import type { Answer, Input } from "@noren/contract";
import { and, eq, gte, ne } from "drizzle-orm";
import { accountMails } from "../account/account-mails.ts";
import { greetMember } from "../account/greet-member.ts";
import { claimEmail } from "../account/account-names.ts";
import { resetFailedLogins } from "../account/authenticate.ts";
import { endAccess, hashNewPassword, type PasswordHashes } from "../account/change-password.ts";
import { rememberBrowser } from "../account/known-browser.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { Transaction } from "../db/pool.ts";
import { users } from "../db/schema/account.ts";
import { oauthAccounts, type OneOffToken, oneOffTokens, passkeys } from "../db/schema/login.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { findToken, redeemToken, createInvalidTokenError } from "../one-off/one-off-token.ts";
import { writeEmail } from "./email-verify.ts";

/**
 * Takes a change of the email back with the link mailed to the former one, and sets a new password: the person who changed the
 * email knew the old one. Removes every other way into the account (decision 0128).
 *
 * @throws ApiError 404 for an unknown, used or expired token
 */
export async function restoreEmail(
  context: RequestContext,
  { token, password }: Input<"restoreEmail">["body"],
): Promise<Answer<"restoreEmail">> {
  const { db, channel, sessions } = context;
  const now = context.now();
  const input = { channelId: channel.id, kind: "email_restore", token } as const;
  const { userId = null, email = null } = (await findToken(db, input, now)) ?? {};
  if (userId === null || email === null) throw createInvalidTokenError();
  const hashes = await hashNewPassword(channel, email, password);
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    const used = user && (await redeemToken(tx, input, now));
    if (!used) throw createInvalidTokenError();
    const holdsEmail = await claimEmail(tx, channel, userId, email, { isFormer: true });
    await writeEmail(tx, context.secret, user, email, now);
    await secureAccount(tx, userId, { ...hashes, sharedEmailLogin: holdsEmail ? null : hashes.sharedEmailLogin }, now);
    await withdrawLaterLinks(tx, userId, used);
    await resetFailedLogins(tx, channel, userId);
    const restored = accountMails.emailRestored(channel, await greetMember(tx, userId, email));
    await queueMail(tx, channel, { kind: "account.email_restored", to: email, content: restored, userId }, now);
    const withdrawn = accountMails.emailWithdrawn(channel);
    await queueMail(tx, channel, { kind: "account.email_withdrawn", to: user.email, content: withdrawn }, now);
  });
  sessions.forget(userId);
  rememberBrowser(context, userId);
  return { email };
}

/** Sets the new password and removes what the other person may have set up; the link proves the mailbox. */
async function secureAccount(
  tx: Transaction,
  userId: number,
  hashes: { [K in keyof PasswordHashes]: PasswordHashes[K] | null } & { passwordHash: string },
  now: Date,
): Promise<void> {
  const set = {
    ...hashes,
    isSharedLoginMissing: false,
    passwordChangedAt: now,
    isPasswordUsed: false,
    emailVerifiedAt: now,
    questionCt: null,
    answerHash: null,
  };
  await tx.update(users).set(set).where(eq(users.id, userId));
  await endAccess(tx, userId, now);
  await tx.delete(oauthAccounts).where(eq(oauthAccounts.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Of several changes, the links of the later ones belong to the other person; an earlier one remains valid. */
async function withdrawLaterLinks(tx: Transaction, userId: number, { hash, expiresAt }: OneOffToken): Promise<void> {
  await tx
    .delete(oneOffTokens)
    .where(
      and(
        eq(oneOffTokens.userId, userId),
        eq(oneOffTokens.kind, "email_restore"),
        ne(oneOffTokens.hash, hash),
        gte(oneOffTokens.expiresAt, expiresAt),
      ),
    );
}
