import {
  passwordReminderFields,
  passwordResetFields,
  securityAnswer,
  usernameReminderFields,
  usernameResetFields,
} from "@noren/validation/fields/login";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { input, inputs } from "../input.ts";
import { ReminderVariant } from "../shapes/account.ts";
import { guestCartToken } from "../shapes/cart.ts";
import { LoginAnswer, SecurityQuestion } from "../shapes/person.ts";
import { Key } from "../shapes/query.ts";
import { recaptchaField, recaptchaRefusal } from "../shapes/recaptcha.ts";

export const requestReminder = call({
  method: "POST",
  path: "/v1/reminder/request",
  auth: "public",
  summary: "Mails a link to reset the password or username. The response is the same for unknown accounts",
  body: v.variant("type", [
    /** The username may be the email; the mail goes to the account's email. */
    v.strictObject({
      type: described("What the member forgot.", v.literal("password")),
      ...inputs(passwordReminderFields),
      ...recaptchaField,
    }),
    v.strictObject({
      type: described("What the member forgot.", v.literal("username")),
      ...inputs(usernameReminderFields),
      ...recaptchaField,
    }),
  ]),
  recaptcha: "reminder",
  errors: { ...recaptchaRefusal, rate_limited: 429 },
});

export const checkReminder = call({
  method: "POST",
  path: "/v1/reminder/check",
  auth: "public",
  summary: "Checks a mailed token and returns the security question of the reset; a token is valid for an hour",
  body: v.object({ token: described("The token of the mailed link.", Key) }),
  answer: v.object({
    type: described("What the member forgot.", ReminderVariant),
    question_ct: described(
      "The security question; null if the member has none or the link is the first proof of the mailbox.",
      v.nullable(SecurityQuestion),
    ),
  }),
  errors: { "token.invalid": 404 },
});

export const resetReminder = call({
  method: "POST",
  path: "/v1/reminder/reset",
  auth: "public",
  summary:
    "Sets the new password, or returns the username and sets a new one if given, and logs in. Five wrong answers invalidate the token",
  body: v.variant("type", [
    v.strictObject({
      type: described("What the member forgot.", v.literal("password")),
      token: described("The token of the mailed link.", Key),
      answer: described("Required if the check returned a question.", v.optional(input(securityAnswer))),
      ...inputs(passwordResetFields),
      cart_token: guestCartToken,
    }),
    v.strictObject({
      type: described("What the member forgot.", v.literal("username")),
      token: described("The token of the mailed link.", Key),
      answer: v.optional(input(securityAnswer)),
      ...inputs(usernameResetFields),
      cart_token: guestCartToken,
    }),
  ]),
  answer: v.object({
    ...LoginAnswer.entries,
    username: described("The name to log in with; the email by default.", v.string()),
  }),
  errors: { "token.invalid": 404, "reminder.answer_wrong": 422 },
});
