import { customerNetworkOf } from "../http/client-network.ts";
import type { Transaction } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { oauthAccounts } from "../db/schema/login.ts";
import { ApiError } from "../http/api-error.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { oneOffCopy } from "../one-off/one-off.copy.ts";
import { redeemToken } from "../one-off/one-off-token.ts";
import { accountCopy } from "../account/account.copy.ts";
import { accountMails } from "../account/account-mails.ts";
import type { ConfirmedMember } from "../account/lock-member.ts";
import { mailboxOf } from "../rate-limit/mailbox.ts";
import {
  countAttempt,
  REGISTER_FROM_NETWORK,
  REGISTER_MAILBOX_FROM_NETWORK,
  TAKEN_USERNAMES_FROM_NETWORK,
} from "../rate-limit/attempts.ts";
import { mailVerification, verifyEmail } from "./email-verify.ts";
import type { RequestContext } from "../context/request-context.ts";
import { limitRefusals, type Outcome } from "../rate-limit/limit-refusals.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import { type NewMember, type Registered, registerMember } from "./register.ts";

/**
 * Registers a user at their own request and mails them.
 *
 * @param oauthToken of a login at a provider without an account here
 * @throws ApiError 429; 422 on `username`, or `oauth.token_invalid`
 */
export async function signUp(
  context: RequestContext,
  member: NewMember,
  oauthToken: string | undefined,
): Promise<ConfirmedMember> {
  const { db, channel, network } = context;
  const now = context.now();
  if (!(await countAttempt(db, REGISTER_FROM_NETWORK, network, now))) throw createRateLimitedError();
  const { email } = member.profile;
  const mailbox = `${mailboxOf(email)}:${customerNetworkOf(network)}`;
  // Strangers may have registered the mailbox: its owner still registers, and "send again" mails (decision 0190).
  const isMailed = await countAttempt(db, REGISTER_MAILBOX_FROM_NETWORK, mailbox, now);
  const register = () =>
    registerMember(db, channel, member, now, async (tx, registered) => {
      if (oauthToken !== undefined) await linkProviderAccount(tx, channel, { ...registered, email }, oauthToken, now);
      if (isMailed) await mailRegistration(tx, channel, { ...registered, email, network }, now);
    });
  // Only a chosen username can be taken.
  if (member.username === undefined) return register();
  return limitRefusals(
    context,
    // A campus registers at once: each registration takes one refusal back.
    [{ limit: TAKEN_USERNAMES_FROM_NETWORK, subject: network, isReducedByAcceptance: true }],
    classifyUsername,
    register,
  );
}

const classifyUsername = (outcome: Outcome<unknown>) => {
  if ("value" in outcome) return "accepted";
  const isTaken =
    outcome.error instanceof ApiError && outcome.error.errors?.["username"]?.includes(accountCopy.usernameTaken);
  return isTaken ? "refused" : undefined;
};

/** Only the owner of an email learns, by mail, that it was registered again. */
async function mailRegistration(
  tx: Transaction,
  channel: Channel,
  { id, email, holdsEmail, network }: Registered & { email: string; network: string },
  now: Date,
): Promise<void> {
  if (channel.settings["SITE.IS_EMAIL_VERIFY"])
    return mailVerification(tx, channel, { kind: "account.verify", userId: id, email, holdsEmail, network }, now);
  const content = holdsEmail ? accountMails.registered(channel) : accountMails.alreadyRegistered(channel);
  await queueMail(
    tx,
    channel,
    { kind: "account.registered", to: email, content, userId: holdsEmail ? id : null, network },
    now,
  );
}

/** Links the provider's account to the new member, and verifies the email when the provider has verified it. */
async function linkProviderAccount(
  tx: Transaction,
  channel: Channel,
  { id: userId, email, holdsEmail }: Registered & { email: string },
  token: string,
  now: Date,
): Promise<void> {
  const redeemed = await redeemToken(tx, { channelId: channel.id, kind: "registration", token }, now);
  if (!redeemed?.type || !redeemed.subject)
    throw new ApiError(422, "oauth.token_invalid", oneOffCopy.invalid, { oauth_token: [oneOffCopy.invalid] });
  const { type, subject } = redeemed;
  await tx.insert(oauthAccounts).values({ channelId: channel.id, type, subject, userId }).onConflictDoNothing();
  if (holdsEmail && redeemed.email === email) await verifyEmail(tx, userId, email, now);
}
