import { passwordFields, username } from "@noren/validation/fields/login";
import { schoolKeyFields } from "@noren/validation/fields/school";
import { registrationFields } from "@noren/validation/fields/user";
import * as v from "valibot";
import { call } from "../call.ts";
import { guestCartToken } from "../shapes/cart.ts";
import { input, inputs } from "../input.ts";
import { DummyUser, LoginHistory, SecurityAnswer } from "../shapes/account.ts";
import { pageQuery } from "../shapes/pagination.ts";
import { LoginAnswer, User, UserInput } from "../shapes/person.ts";
import { Key } from "../shapes/query.ts";
import { recaptchaRefusal, recaptchaField } from "../shapes/recaptcha.ts";

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
    "Changes the profile; a username in the body is refused. A new mail address is mailed a link first and stands in `new_email` until it was opened",
  body: v.strictObject({
    ...UserInput.entries,
    /** The security question; null takes it away, and it stays as it is where nothing is said. */
    reminder: v.optional(v.nullable(SecurityAnswer)),
  }),
  answer: User,
  errors: { rate_limited: 429 },
});

export const deleteUser = call({
  method: "DELETE",
  path: "/v1/me/user",
  auth: "member",
  summary:
    "Leaves the shop: profile, addresses, sessions, cart, favourites and histories are deleted; orders stay for the law, without the member",
});

export const changePassword = call({
  method: "PUT",
  path: "/v1/me/password",
  auth: "member",
  summary: "Changes the password; every other login of the member ends, and the refresh cookie is renewed",
  body: v.object(inputs(passwordFields)),
  errors: { "user.password_wrong": 422, "user.password_same": 422, rate_limited: 429 },
});

export const listLoginHistories = call({
  method: "GET",
  path: "/v1/me/login-histories",
  auth: "member",
  summary: "The member's logins of the last year, newest first",
  query: v.object(pageQuery),
  answer: v.object({ data: v.array(LoginHistory) }),
  paged: true,
});

export const getDummyUser = call({
  method: "GET",
  path: "/v1/users/dummy",
  auth: "public",
  summary: "A member with nothing filled in: what a registration form begins with",
  answer: DummyUser,
});

export const createUser = call({
  method: "POST",
  path: "/v1/users",
  auth: "public",
  summary:
    "Registers a member; logs in unless `is_login` is false. A mail address that has an account already is answered alike: it is told by mail",
  body: v.strictObject({
    ...UserInput.entries,
    ...inputs({ password, is_agreed }),
    /** The mail address where none is given. */
    username: v.optional(input(username)),
    reminder: v.optional(v.nullable(SecurityAnswer), null),
    /** Of `GET /v1/auth/{type}/callback`: the new member logs in with that service from now on. */
    oauth_token: v.optional(Key),
    is_login: v.optional(v.boolean(), true),
    cart_token: guestCartToken,
    ...recaptchaField,
  }),
  recaptcha: "register",
  answer: v.object({ user: User, login: v.nullable(LoginAnswer) }),
  errors: { ...recaptchaRefusal, "oauth.token_invalid": 422, rate_limited: 429 },
});

export const checkSchoolKey = call({
  method: "POST",
  path: "/takimoto/v1/schools/check",
  auth: "public",
  summary: "Checks a school's key before the students' catalogue opens",
  body: v.object(inputs(schoolKeyFields)),
  answer: v.object({ key: v.string(), check: v.boolean() }),
  errors: { rate_limited: 429 },
});
