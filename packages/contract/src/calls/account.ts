import * as v from "valibot";
import { call } from "../call.ts";
import { LoginAnswer, User, UserInput } from "../shapes/person.ts";
import { NewPassword, text } from "../shapes/text.ts";

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
  summary: "Changes the profile; a username in the body is refused (spec 5)",
  body: v.strictObject(UserInput.entries),
  answer: User,
  errors: { "user.email_taken": 422 },
});

export const createUser = call({
  method: "POST",
  path: "/v1/users",
  auth: "public",
  summary: "Registers a member; logs in unless `is_login` is false",
  body: v.strictObject({
    ...UserInput.entries,
    password: NewPassword,
    /** The mail address where none is given. */
    username: v.optional(text(254)),
    is_agreed: v.literal(true, "利用規約への同意が必要です。"),
    is_login: v.optional(v.boolean(), true),
    cart_token: v.optional(v.string()),
  }),
  answer: v.object({ user: User, login: v.nullable(LoginAnswer) }),
  errors: { "user.email_taken": 422, rate_limited: 429 },
});

export const checkSchoolKey = call({
  method: "POST",
  path: "/takimoto/v1/schools/check",
  auth: "public",
  summary: "Checks a school's key before the students' catalogue opens",
  body: v.object({ key: text(64) }),
  answer: v.object({ key: v.string(), check: v.boolean() }),
  errors: { rate_limited: 429 },
});
