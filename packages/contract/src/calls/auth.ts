import * as v from "valibot";
import { call } from "../call.ts";
import { LoginAnswer } from "../shapes/person.ts";
import { text } from "../shapes/text.ts";

export const login = call({
  method: "POST",
  path: "/v1/auth/login",
  auth: "public",
  summary: "Logs in with a username or mail address and a password; sets the refresh cookie",
  body: v.object({
    username: text(254),
    password: v.pipe(
      v.string(),
      v.minLength(1, "入力してください。"),
      v.maxLength(128, "128文字以内で入力してください。"),
    ),
    /** The guest's cart is taken over into the member's. */
    cart_token: v.optional(v.string()),
  }),
  answer: LoginAnswer,
  errors: { "auth.login_failed": 401, "auth.locked": 423, rate_limited: 429 },
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
