import { loginFields, oneTimeCodeFields } from "@noren/validation/fields/login";
import * as v from "valibot";
import { call } from "../call.ts";
import { guestCartToken } from "../shapes/cart.ts";
import { inputs } from "../input.ts";
import { LoginAnswer } from "../shapes/person.ts";
import { Key, rowNumber } from "../shapes/query.ts";

export const login = call({
  method: "POST",
  path: "/v1/auth/login",
  auth: "public",
  summary: "Logs in with a username or mail address and a password; sets the refresh cookie",
  body: v.object({ ...inputs(loginFields), cart_token: guestCartToken }),
  answer: LoginAnswer,
  errors: { "auth.login_failed": 401, "auth.locked": 423, rate_limited: 429 },
});

export const verifyLogin = call({
  method: "POST",
  path: "/v1/auth/verify",
  auth: "public",
  summary: "Completes a login with the one-time code that was mailed; good for 10 minutes and five tries",
  body: v.object({
    /** The attempt, as the login answered it. */
    verify_code: Key,
    user_id: rowNumber,
    ...inputs(oneTimeCodeFields),
    /** Remembers a login that came from another channel: the next one from there needs no code. */
    is_sync_user_channel: v.optional(v.boolean(), false),
    cart_token: guestCartToken,
  }),
  answer: LoginAnswer,
  errors: { "auth.code_wrong": 422, "auth.code_expired": 410, rate_limited: 429 },
});

export const unlockAccount = call({
  method: "GET",
  path: "/v1/auth/unlock/{token}",
  auth: "public",
  summary: "Opens an account that too many wrong passwords have locked; the token was mailed and holds once, for a day",
  params: v.object({ token: Key }),
  /** False where the token is unknown, used or too old. */
  answer: v.object({ result: v.boolean() }),
});

export const syncLogin = call({
  method: "POST",
  path: "/v1/auth/login-sync-channel",
  auth: "public",
  summary:
    "Takes a login over to another channel. Where somebody is logged in, `channel` gets the address to go to; there, the address' `token` logs in, the first time with a one-time code",
  body: v.pipe(
    v.strictObject({
      /** The shop to go to, one of `LOGIN.SYNC_CHANNELS`. The login is the one of the refresh cookie. */
      channel: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, "形式が正しくありません。"))),
      /** From the address; holds once, for a minute. */
      token: v.optional(Key),
      cart_token: guestCartToken,
    }),
    v.check(
      ({ channel, token }) => (channel === undefined) !== (token === undefined),
      "channelかtokenを指定してください。",
    ),
  ),
  /** `url` for a `channel`, `login` for a `token`. */
  answer: v.object({ url: v.nullable(v.string()), login: v.nullable(LoginAnswer) }),
  errors: {
    "token.invalid": 404,
    not_found: 404,
    "auth.refresh_failed": 401,
    "auth.sync_unverified": 409,
    "auth.sync_no_account": 409,
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
