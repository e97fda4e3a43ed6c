import * as v from "valibot";
import { call } from "../call.ts";
import { Key } from "../shapes/query.ts";

export const requestEmailVerify = call({
  method: "POST",
  path: "/v1/email-verify/request",
  auth: "member",
  summary: "Mails the member's address a link to /verify/email; nothing happens where it was verified already",
  errors: { rate_limited: 429 },
});

export const checkEmailVerify = call({
  method: "POST",
  path: "/v1/email-verify/check",
  auth: "public",
  summary: "Verifies the mail address that the token was sent to, and makes a registered member; holds once, for a day",
  body: v.object({ token: Key }),
  answer: v.object({ email: v.string(), is_registered_member: v.boolean() }),
  errors: { "token.invalid": 404 },
});
