import { loginFields, oneTimeCodeFields } from "@noren/validation/fields/login";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { inputs } from "../input.ts";
import { guestCartToken } from "../shapes/cart.ts";
import { LoginAnswer } from "../shapes/person.ts";
import { Key, rowNumber } from "../shapes/query.ts";

export const login = call({
  method: "POST",
  path: "/v1/auth/login",
  auth: "public",
  summary:
    "Logs in with a username or email and a password; sets the refresh cookie. After too many wrong passwords an unknown browser waits (423), and its member gets a mail to go on",
  body: v.object({ ...inputs(loginFields), cart_token: guestCartToken }),
  answer: LoginAnswer,
  errors: { "auth.login_failed": 401, "auth.locked": 423, rate_limited: 429 },
});

export const verifyLogin = call({
  method: "POST",
  path: "/v1/auth/verify",
  auth: "public",
  summary: "Completes a login with the mailed one-time code, which is valid for 10 minutes and five attempts",
  body: v.object({
    verify_code: described("The login attempt, as the login returned it.", Key),
    user_id: described("The member's `id`.", rowNumber),
    ...inputs(oneTimeCodeFields),
    is_sync_user_channel: described(
      "Trusts the other channel: the next login from there needs no code.",
      v.optional(v.boolean(), false),
    ),
    cart_token: guestCartToken,
  }),
  answer: LoginAnswer,
  errors: { "auth.code_wrong": 422, "auth.code_expired": 410, rate_limited: 429 },
});

export const resendLoginCode = call({
  method: "POST",
  path: "/v1/auth/verify/resend",
  auth: "public",
  summary: "Mails another one-time code for a login that waits for one; the response names the new attempt",
  body: v.object({
    verify_code: described("The login attempt, as the login returned it.", Key),
    user_id: described("The member's `id`.", rowNumber),
  }),
  answer: LoginAnswer,
  errors: { "auth.code_expired": 410, rate_limited: 429 },
});

export const unlockAccount = call({
  method: "GET",
  path: "/v1/auth/unlock/{token}",
  auth: "public",
  summary:
    "Lets this browser log in after too many wrong passwords, by a cookie that makes it known; the mailed token is single-use and valid for a day",
  params: v.object({ token: described("The token of the mailed link.", Key) }),
  /** False if the token is unknown, used or expired. */
  answer: v.object({ result: v.boolean() }),
});

export const syncLogin = call({
  method: "POST",
  path: "/v1/auth/login-sync-channel",
  auth: "public",
  summary:
    "Transfers a login to another channel. For a logged-in member, `channel` returns the URL to open; there, the URL's `token` logs in, the first time with a one-time code",
  body: v.pipe(
    v.strictObject({
      channel: described(
        "The target shop, one of `LOGIN.SYNC_CHANNELS`. The refresh cookie identifies the login.",
        v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, "形式が正しくありません。"))),
      ),
      token: described("The token in the URL; valid once, for a minute.", v.optional(Key)),
      cart_token: guestCartToken,
    }),
    v.check(
      ({ channel, token }) => (channel === undefined) !== (token === undefined),
      "channelかtokenを指定してください。",
    ),
  ),
  /** `url` for a `channel`, `login` for a `token`. */
  answer: v.object({
    url: described("Where to send the browser; null for nowhere.", v.nullable(v.string())),
    login: described("The login, as `POST /v1/auth/login` returns it; null without a login.", v.nullable(LoginAnswer)),
  }),
  errors: {
    "token.invalid": 404,
    not_found: 404,
    "auth.refresh_failed": 401,
    "auth.sync_unverified": 409,
    "auth.sync_no_account": 409,
    "auth.sync_account_unverified": 409,
    rate_limited: 429,
  },
});

export const refresh = call({
  method: "POST",
  path: "/v1/auth/refresh",
  auth: "public",
  summary: "Exchanges the refresh cookie for an access token and rotates the cookie",
  answer: LoginAnswer,
  errors: { "auth.refresh_failed": 401 },
});

export const logout = call({
  method: "POST",
  path: "/v1/auth/logout",
  auth: "member",
  summary: "Ends the session family and clears the refresh cookie",
});
