import type { TextField } from "@noren/validation/fields/field";
import { email, firstName, lastName } from "@noren/validation/fields/person";
import { isEmail } from "@noren/validation/predicates";
import { differenceInSeconds } from "date-fns/differenceInSeconds";
import { jwtVerify } from "jose";
import * as client from "openid-client";
import * as v from "valibot";
import type { OauthProvider } from "../db/schema/login.ts";
import type { Channel } from "../db/schema/shop.ts";
import type { OauthAttempt } from "./oauth-state.ts";
import { clientOf, SECRET_ALGORITHMS } from "./openid-client.ts";
import { returnUrl } from "./provider.ts";

/** The maximum length of a subject in OpenID Connect. */
const MAX_SUBJECT_LENGTH = 255;

const textOf = ({ max = Infinity }: TextField) => v.pipe(v.string(), v.maxLength(max));

/** A claim that only prefills a form: an unusable one must not prevent the login. */
const unlessUnusable = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SUBJECT_LENGTH)),
  email: unlessUnusable(v.pipe(textOf(email), v.check(isEmail))),
  email_verified: unlessUnusable(v.union([v.boolean(), v.picklist(["true", "false"])])),
  family_name: unlessUnusable(textOf(lastName)),
  given_name: unlessUnusable(textOf(firstName)),
});

/** The user of a provider who logged in there. */
export interface Identity {
  subject: string;
  email: string | null;
  /** Whether the provider verified the email. */
  isEmailVerified: boolean;
  lastName: string | null;
  firstName: string | null;
}

/**
 * Exchanges an authorization code for the identity in the provider's id token, and in its userinfo if it has one.
 *
 * @throws Error when the provider does not answer as OpenID Connect requires, the id token is invalid, expired, signed
 * by another key, or made for another client or attempt, or userinfo is another user's
 */
export async function exchangeCode(
  provider: OauthProvider,
  channel: Channel,
  { code, attempt, now }: { code: string; attempt: OauthAttempt; now: Date },
): Promise<Identity> {
  const config = clientOf(provider, differenceInSeconds(now, Date.now()));
  const callback = new URL(returnUrl(channel));
  callback.search = new URLSearchParams({ code, state: attempt.state }).toString();
  const tokens = await client.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: attempt.verifier,
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    idTokenExpected: true,
  });
  // openid-client verifies signatures by published keys only.
  if (provider.jwksUrl === null) {
    const secret = new TextEncoder().encode(provider.clientSecret);
    await jwtVerify(tokens.id_token ?? "", secret, {
      algorithms: SECRET_ALGORITHMS,
      currentDate: now,
      clockTolerance: 60,
    });
  }
  const idToken = v.parse(Claims, tokens.claims());
  const userinfo =
    provider.userinfoUrl !== null && (await client.fetchUserInfo(config, tokens.access_token, idToken.sub));
  const claims = userinfo ? v.parse(Claims, userinfo) : idToken;
  return {
    subject: claims.sub,
    email: claims.email ?? null,
    isEmailVerified: claims.email !== undefined && String(claims.email_verified) === "true",
    lastName: claims.family_name ?? null,
    firstName: claims.given_name ?? null,
  };
}
