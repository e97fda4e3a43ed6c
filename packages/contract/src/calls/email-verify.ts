import { passwordResetFields } from "@noren/validation/fields/login";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { inputs } from "../input.ts";
import { Key } from "../shapes/query.ts";

export const requestEmailVerify = call({
  method: "POST",
  path: "/v1/email-verify/request",
  auth: "member",
  summary: "Mails the member a link to /verify/email; does nothing if the address is verified",
  errors: { rate_limited: 429 },
});

export const checkEmailVerify = call({
  method: "POST",
  path: "/v1/email-verify/check",
  auth: "public",
  summary: "Verifies the email of the token and registers the member; the token is single-use and valid for a day",
  body: v.object({ token: described("The token of the mailed link.", Key) }),
  answer: v.object({
    email: described("Email of at most 254 characters.", v.string()),
    is_registered_member: described(
      "False until the email is verified, where the shop requires it; until then the API treats the user as a guest.",
      v.boolean(),
    ),
  }),
  errors: { "token.invalid": 404 },
});

export const restoreEmail = call({
  method: "POST",
  path: "/v1/email-verify/restore",
  auth: "public",
  summary:
    "Takes a change of the email back with the link mailed to the former email, and sets a new password; ends every login. The token is single-use and valid for seven days",
  body: v.object({ token: described("The token of the mailed link.", Key), ...inputs(passwordResetFields) }),
  answer: v.object({ email: described("The restored email.", v.string()) }),
  errors: { "token.invalid": 404 },
});
