import type { TextField } from "@noren/validation/fields/field";
import { email, firstName, lastName } from "@noren/validation/fields/person";
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

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SUBJECT_LENGTH)),
  email: v.optional(v.pipe(textOf(email), v.email())),
  email_verified: v.optional(v.union([v.boolean(), v.picklist(["true", "false"])])),
  family_name: v.optional(textOf(lastName)),
  given_name: v.optional(textOf(firstName)),
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
 * Exchanges an authorization code for the identity in the provider's id token.
 *
 * @throws Error when the provider does not answer as OpenID Connect requires, or the id token is invalid, expired, signed
 * by another key, or made for another client or attempt
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
  const claims = v.parse(Claims, tokens.claims());
  return {
    subject: claims.sub,
    email: claims.email ?? null,
    isEmailVerified: claims.email !== undefined && String(claims.email_verified) === "true",
    lastName: claims.family_name ?? null,
    firstName: claims.given_name ?? null,
  };
}
