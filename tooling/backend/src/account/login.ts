import { ACCESS_TOKEN_SECONDS, type LoginAnswer, type LoginMethod } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { takeOverCart } from "../cart/cart-owner.ts";
import { users } from "../db/schema/account.ts";
import { takeOverHistories } from "../history/take-over-histories.ts";
import { ApiError } from "../http/api-error.ts";
import type { Surroundings } from "../http/serve.ts";
import { signAccessToken } from "../http/token.ts";
import { accountCopy } from "./account.copy.ts";
import { writeLoginHistory } from "./login-history.ts";
import { readRefreshToken, writeRefreshToken } from "./refresh-cookie.ts";
import { openFamily, rotate } from "./session-family.ts";
import { daysAfter } from "../time/japan-time.ts";

export type Browser = Pick<Surroundings, "db" | "channel" | "now" | "secret" | "http">;

/** A login whose member is known: which, how it proved itself, and the guest's cart to take along. */
export interface Login {
  userId: number;
  method: LoginMethod;
  cartToken: string | undefined;
}

/** Mails in a row that the member's server refused, after which the member is asked for another address. */
const MOST_MAIL_ERRORS = 3;

export const rateLimited = () => new ApiError(429, "rate_limited", accountCopy.rateLimited);

/** Opens a session for a member: refresh cookie, access token, and the guest's cart and histories come along. */
export async function openSession(browser: Browser, { userId, method, cartToken }: Login): Promise<LoginAnswer> {
  const { db, channel, http } = browser;
  const answer = await loginAnswer(browser, userId);
  if (!answer) throw refreshFailed();
  // Who is no registered member yet goes on as a guest (decision 0051), and with a guest's cart.
  if (answer.is_registered_member) {
    if (cartToken !== undefined) await takeOverCart(browser, userId, cartToken);
    await takeOverHistories(browser, userId);
  }
  await writeLoginHistory(browser, userId, method);
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

export const refreshFailed = () => new ApiError(401, "auth.refresh_failed", accountCopy.refreshFailed);

/** Null where the member is none of this shop's, any more or ever. */
async function loginAnswer({ db, channel, secret, now }: Browser, userId: number): Promise<LoginAnswer | null> {
  const [user] = await db
    .select({
      isRegisteredMember: users.isRegisteredMember,
      passwordChangedAt: users.passwordChangedAt,
      mailErrorCount: users.mailErrorCount,
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.channelId, channel.id)));
  if (!user) return null;
  const passwordDays = channel.settings["LOGIN.PASSWORD_DAYS"] ?? Infinity;
  return {
    access_token: await signAccessToken(secret, channel.key, userId, now(), user.isRegisteredMember),
    expires_in: ACCESS_TOKEN_SECONDS,
    user_id: userId,
    is_registered_member: user.isRegisteredMember,
    has_password_expired: daysAfter(user.passwordChangedAt, passwordDays) <= now(),
    has_mail_error_count_over: user.mailErrorCount >= MOST_MAIL_ERRORS,
    is_verify: false,
  };
}
