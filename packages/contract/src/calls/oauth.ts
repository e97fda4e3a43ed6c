import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { guestCartToken } from "../shapes/cart.ts";
import { LoginAnswer } from "../shapes/person.ts";
import { Key } from "../shapes/query.ts";

const params = v.object({ type: described("The service, a `type` of `LOGIN.OAUTH_PROVIDERS`.", Key) });
/** A parameter that the service sends back. Some services send long ones. */
const returned = v.optional(v.pipe(v.string(), v.maxLength(2048, "形式が正しくありません。")));

export const redirectToOauth = call({
  method: "GET",
  path: "/v1/auth/{type}/redirect",
  auth: "public",
  summary:
    "The URL of a service of `LOGIN.OAUTH_PROVIDERS` to log in with; it redirects to /oauth/callback with a `state` that begins with the type and a dot",
  params,
  answer: v.object({ url: described("Where to send the browser.", v.string()) }),
  errors: { not_found: 404, rate_limited: 429 },
});

export const completeOauth = call({
  method: "GET",
  path: "/v1/auth/{type}/callback",
  auth: "public",
  summary: "Completes a login with the service's response; once, in the same browser, within 10 minutes",
  params,
  query: v.object({
    state: described(
      "The redirect's `state`, unchanged.",
      v.optional(v.pipe(returned.wrapped, v.examples([`line.${"s".repeat(43)}`]))),
    ),
    code: described("The service's authorization code.", returned),
    error: described("The service's error.", v.optional(v.pipe(returned.wrapped, v.examples(["access_denied"])))),
    cart_token: guestCartToken,
  }),
  /** One of the two is not null. */
  answer: v.object({
    login: described("The login, as `POST /v1/auth/login` returns it; null without a login.", v.nullable(LoginAnswer)),
    registration: described(
      "Prefilled registration of a person who is not a member; its token is valid for an hour (`POST /v1/users`).",
      v.nullable(
        v.object({
          oauth_token: described("Token for the registration (`POST /v1/users`).", v.string()),
          email: described("Email; null if unknown.", v.nullable(v.string())),
          last_name: described("姓; null if unknown.", v.nullable(v.string())),
          first_name: described("名; null if unknown.", v.nullable(v.string())),
        }),
      ),
    ),
  }),
  errors: {
    not_found: 404,
    "oauth.state_invalid": 422,
    "oauth.denied": 409,
    "oauth.failed": 409,
    "oauth.email_in_use": 409,
  },
});
