import { passwordFields, username } from "@noren/validation/fields/login";
import { schoolKeyFields } from "@noren/validation/fields/school";
import { registrationFields } from "@noren/validation/fields/user";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { confirmation, passwordErrors } from "../shapes/confirmation.ts";
import { input, inputs } from "../input.ts";
import { DummyUser, LoginHistory, SecurityAnswer } from "../shapes/account.ts";
import { guestCartToken } from "../shapes/cart.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { LoginAnswer, User, UserInput } from "../shapes/person.ts";
import { Key } from "../shapes/query.ts";
import { recaptchaField, recaptchaRefusal } from "../shapes/recaptcha.ts";
import { listOf } from "../shapes/text.ts";

const { password, is_agreed } = registrationFields;

export const getUser = call({
  method: "GET",
  path: "/v1/me/user",
  auth: "member",
  summary: "The logged-in member",
  answer: User,
});

export const updateUser = call({
  method: "PUT",
  path: "/v1/me/user",
  auth: "member",
  summary:
    "Changes the profile; a username in the body is refused. A new email or security question needs the password. A new email receives a link and stays in `new_email` until it is verified; the old one is notified",
  body: v.strictObject({
    ...UserInput.entries,
    reminder: described(
      "The security question; null removes it, absent leaves it unchanged.",
      v.optional(v.nullable(SecurityAnswer)),
    ),
    current_password: described(
      "The member's password; required for a new email and for a change of the security question.",
      v.optional(input(passwordFields.current_password)),
    ),
  }),
  answer: User,
  errors: passwordErrors,
});

export const deleteUser = call({
  method: "DELETE",
  path: "/v1/me/user",
  auth: "member",
  summary:
    "Deletes the account, after the password is confirmed, with profile, addresses, sessions, cart, favourites and histories; the law requires that orders stay, without the member",
  body: v.object(confirmation),
  errors: passwordErrors,
});

export const changePassword = call({
  method: "PUT",
  path: "/v1/me/password",
  auth: "member",
  summary:
    "Changes the password; every other login of the member and the tokens of the member's carts end, and the refresh cookie is renewed",
  body: v.object(inputs(passwordFields)),
  errors: { ...passwordErrors, "user.password_same": 422 },
});

export const listLoginHistories = call({
  method: "GET",
  path: "/v1/me/login-histories",
  auth: "member",
  summary: "The member's logins of the last year, newest first",
  query: v.object(pageQuery),
  answer: v.object({ data: listOf(LoginHistory) }),
  paged: true,
});

export const endOtherLogins = call({
  method: "DELETE",
  path: "/v1/me/logins",
  auth: "member",
  summary:
    "Ends every other login of the member, after the password is confirmed, and invalidates mailed links, codes and the tokens of the member's carts; the refresh cookie is renewed",
  body: v.object(confirmation),
  errors: passwordErrors,
});

export const getDummyUser = call({
  method: "GET",
  path: "/v1/users/dummy",
  auth: "public",
  summary: "An empty profile, for a registration form",
  answer: DummyUser,
});

export const createUser = call({
  method: "POST",
  path: "/v1/users",
  auth: "public",
  summary:
    "Registers a member; logs in unless `is_login` is false. The response is the same for an email that has an account, whose owner gets a mail",
  body: v.strictObject({
    ...UserInput.entries,
    ...inputs({ password, is_agreed }),
    username: described("The default is the email.", v.optional(input(username))),
    reminder: described(
      "The security question and its answer; null for none.",
      v.optional(v.nullable(SecurityAnswer), null),
    ),
    oauth_token: described(
      "Token of `GET /v1/auth/{type}/callback`, which links the new member to that service.",
      v.optional(Key),
    ),
    is_login: described("Whether to log the new member in.", v.optional(v.boolean(), true)),
    cart_token: guestCartToken,
    ...recaptchaField,
  }),
  recaptcha: "register",
  answer: v.object({
    user: User,
    login: described("The login, as `POST /v1/auth/login` returns it; null without a login.", v.nullable(LoginAnswer)),
  }),
  errors: { ...recaptchaRefusal, "oauth.token_invalid": 422, rate_limited: 429 },
});

export const checkSchoolKey = call({
  method: "POST",
  path: "/takimoto/v1/schools/check",
  auth: "public",
  summary: "Checks a school's key before the students' catalogue opens",
  body: v.object(inputs(schoolKeyFields)),
  answer: v.object({
    key: described("The school key.", v.string()),
    check: described("Whether the school key is valid.", v.boolean()),
  }),
  errors: { rate_limited: 429 },
});
