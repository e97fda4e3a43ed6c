import type { Answer } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { findAccount, hasVerifiedEmail } from "../account/account-names.ts";
import type { ConfirmedMember } from "../account/lock-member.ts";
import { completeLogin, sendCode } from "../membership/login-code.ts";
import type { RequestContext } from "../context/request-context.ts";
import { users } from "../db/schema/account.ts";
import { type OauthProvider, oauthAccounts } from "../db/schema/login.ts";
import { ApiError } from "../http/api-error.ts";
import { log } from "../process/log.ts";
import { issueToken } from "../one-off/one-off-token.ts";
import { exchangeCode, type Identity } from "./exchange-code.ts";
import { endAttempt } from "./oauth-state.ts";
import { oauthCopy } from "./oauth.copy.ts";
import { getProvider } from "./provider.ts";

/** Query parameters of the provider's redirect. */
interface CallbackQuery {
  state?: string | undefined;
  code?: string | undefined;
  error?: string | undefined;
  cart_token?: string | undefined;
}

/** Completes a login at a provider: logs the member in, or returns a token and profile for a registration. */
export async function completeOauth(
  context: RequestContext,
  type: string,
  { state = "", code, error, cart_token: cartToken }: CallbackQuery,
): Promise<Answer<"completeOauth">> {
  const { channel } = context;
  const now = context.now();
  const provider = await getProvider(context, type);
  const attempt = await endAttempt(context, type, state);
  if (!attempt) throw new ApiError(422, "oauth.state_invalid", oauthCopy.stateInvalid);
  if (error?.toLowerCase() === "access_denied") throw new ApiError(409, "oauth.denied", oauthCopy.denied);
  if (error !== undefined || code === undefined) throw createOauthFailedError();
  const identity = await exchangeCode(provider, channel, { code, attempt, now }).catch((cause: unknown) => {
    // The error's name only: its message may contain personal data.
    log("warn", "a login with a service failed", { type, error: cause instanceof Error ? cause.name : "unknown" });
    throw createOauthFailedError();
  });
  const linked = await findLinkedMember(context, provider, identity);
  if (linked)
    return { login: await completeLogin(context, { member: linked, method: "oauth", cartToken }), registration: null };
  const member = await findMemberByEmail(context, identity);
  if (member) {
    const service = { type, subject: identity.subject };
    return { login: await sendCode(context, member, { method: "oauth", service }), registration: null };
  }
  const { subject, lastName, firstName } = identity;
  const email = identity.isEmailVerified ? identity.email : null;
  const carried = { channelId: channel.id, userId: null, type, subject, email };
  const oauth_token = await issueToken(context.db, "registration", carried, now);
  return {
    login: null,
    registration: { oauth_token, email: identity.email, last_name: lastName, first_name: firstName },
  };
}

const createOauthFailedError = () => new ApiError(409, "oauth.failed", oauthCopy.failed);

/** Finds the member linked to the provider's account. */
async function findLinkedMember(
  { db, channel }: RequestContext,
  { type }: OauthProvider,
  { subject }: Identity,
): Promise<ConfirmedMember | undefined> {
  const [linked] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(oauthAccounts)
    .innerJoin(users, eq(users.id, oauthAccounts.userId))
    .where(
      and(eq(oauthAccounts.channelId, channel.id), eq(oauthAccounts.type, type), eq(oauthAccounts.subject, subject)),
    );
  return linked;
}

/**
 * Finds the member with the email that the provider has verified, whose case does not matter. A mailed code links the two: the
 * provider may have verified the email for another person, who could read the member's mails at that time (decision 0511).
 *
 * @throws ApiError 409 `oauth.email_in_use` when only the provider verified it: another person may have registered that email here
 */
async function findMemberByEmail(
  { db, channel }: RequestContext,
  { email, isEmailVerified }: Identity,
): Promise<ConfirmedMember | undefined> {
  if (email === null || !isEmailVerified) return undefined;
  const account = await findAccount(db, channel.id, email);
  if (!account) return undefined;
  if (account.email.toLowerCase() !== email.toLowerCase() || !(await hasVerifiedEmail(db, account.id)))
    throw new ApiError(409, "oauth.email_in_use", oauthCopy.emailInUse);
  return account;
}
