import { ACCESS_TOKEN_SECONDS, type LoginAnswer } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { takeOverCart } from "../cart/cart-owner.ts";
import { loginNames, users } from "../db/schema/account.ts";
import { takeOverHistories } from "../history/take-over-histories.ts";
import { ApiError } from "../http/api-error.ts";
import type { Surroundings } from "../http/serve.ts";
import { signAccessToken } from "../http/token.ts";
import { accountMessages } from "./account.messages.ts";
import { countAttempt, forgetAttempts, LOGIN_FROM_ADDRESS, LOGIN_OF_NAME, uncountAttempt } from "./attempts.ts";
import { clientAddress } from "./client-address.ts";
import { loginNameOf } from "./login-name.ts";
import { passwordMatches } from "./password.ts";
import { readRefreshToken, writeRefreshToken } from "./refresh-cookie.ts";
import { openFamily, rotate } from "./session-family.ts";

type Browser = Pick<Surroundings, "db" | "channel" | "now" | "secret" | "http">;

export const rateLimited = () => new ApiError(429, "rate_limited", accountMessages.rateLimited);

/** Checks a password. Known and unknown accounts are answered alike, in words, in work and in being locked. */
export async function authenticate(browser: Browser, username: string, password: string): Promise<number> {
  const { db, channel, http } = browser;
  const now = browser.now();
  const name = loginNameOf(username);
  const subject = `${channel.key}:${name}`;
  const address = clientAddress(http);
  if (!(await countAttempt(db, LOGIN_FROM_ADDRESS, address, now))) throw rateLimited();
  if (!(await countAttempt(db, LOGIN_OF_NAME, subject, now)))
    throw new ApiError(423, "auth.locked", accountMessages.locked);
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(loginNames)
    .innerJoin(users, eq(users.id, loginNames.userId))
    .where(and(eq(loginNames.channelId, channel.id), eq(loginNames.name, name)));
  const matches = await passwordMatches(user?.passwordHash, password);
  if (!user || !matches) throw new ApiError(401, "auth.login_failed", accountMessages.loginFailed);
  await forgetAttempts(db, LOGIN_OF_NAME, subject);
  await uncountAttempt(db, LOGIN_FROM_ADDRESS, address);
  return user.id;
}

/** Opens a session for a member: refresh cookie, access token, and the guest's cart and histories come along. */
export async function openSession(
  browser: Browser,
  userId: number,
  cartToken: string | undefined,
): Promise<LoginAnswer> {
  const { db, channel, http } = browser;
  const answer = await loginAnswer(browser, userId);
  if (!answer) throw refreshFailed();
  if (cartToken !== undefined) await takeOverCart(browser, userId, cartToken);
  await takeOverHistories(browser, userId);
  writeRefreshToken(http, channel, await openFamily(db, userId, browser.now()));
  return answer;
}

/** Exchanges the refresh cookie for an access token and rotates it. */
export async function refreshSession(browser: Browser): Promise<LoginAnswer> {
  const { db, channel, http, secret } = browser;
  const token = readRefreshToken(http, channel);
  const rotated = token === undefined ? null : await rotate(db, secret, token, browser.now());
  const answer = rotated && (await loginAnswer(browser, rotated.userId));
  if (!rotated || !answer) throw refreshFailed();
  writeRefreshToken(http, channel, rotated.token);
  return answer;
}

const refreshFailed = () => new ApiError(401, "auth.refresh_failed", accountMessages.refreshFailed);

/** Null where the member is none of this shop's, any more or ever. */
async function loginAnswer({ db, channel, secret, now }: Browser, userId: number): Promise<LoginAnswer | null> {
  const [user] = await db
    .select({ isRegisteredMember: users.isRegisteredMember })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.channelId, channel.id)));
  if (!user) return null;
  return {
    access_token: await signAccessToken(secret, channel.key, userId, now()),
    expires_in: ACCESS_TOKEN_SECONDS,
    user_id: userId,
    is_registered_member: user.isRegisteredMember,
    has_password_expired: false,
    has_mail_error_count_over: false,
    is_verify: false,
  };
}
