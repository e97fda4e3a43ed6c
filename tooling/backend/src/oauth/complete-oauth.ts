import type { Answer } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { findAccount } from "../account/account-names.ts";
import type { ConfirmedMember } from "../account/lock-member.ts";
import { completeLogin } from "../membership/login-code.ts";
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
  const member = await findMember(context, provider, identity);
  if (member !== null)
    return { login: await completeLogin(context, { member, method: "oauth", cartToken }), registration: null };
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

/**
 * Finds the member linked to the provider's account, else the member with the same email, whose case does not matter. Links
 * the latter when both the shop and the provider have verified the email.
 *
 * @throws ApiError 409 `oauth.email_in_use` when only the provider verified it: another person may have registered that email here
 */
async function findMember(
  { db, channel, now }: RequestContext,
  { type }: OauthProvider,
  { subject, email, isEmailVerified }: Identity,
): Promise<ConfirmedMember | null> {
  const [linked] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(oauthAccounts)
    .innerJoin(users, eq(users.id, oauthAccounts.userId))
    .where(
      and(eq(oauthAccounts.channelId, channel.id), eq(oauthAccounts.type, type), eq(oauthAccounts.subject, subject)),
    );
  if (linked) return linked;
  if (email === null || !isEmailVerified) return null;
  const account = await findAccount(db, channel.id, email);
  if (!account) return null;
  return db.transaction(async (tx) => {
    // Locks the member, since the former email may revert a change of the email, which removes every linked service.
    const [user] = await tx.select().from(users).where(eq(users.id, account.id)).for("no key update");
    if (user?.email.toLowerCase() !== email.toLowerCase() || user.emailVerifiedAt === null)
      throw new ApiError(409, "oauth.email_in_use", oauthCopy.emailInUse);
    await tx
      .insert(oauthAccounts)
      .values({ channelId: channel.id, type, subject, userId: user.id, linkedAt: now() })
      .onConflictDoNothing();
    return user;
  });
}
