import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import * as v from "valibot";
import type { OauthProvider } from "../db/schema/login.ts";
import type { Channel } from "../db/schema/shop.ts";
import type { OauthTry } from "./oauth-state.ts";
import { returnAddress } from "./provider.ts";

/** How long a service may take to answer. */
const TIMEOUT_MS = 10_000;

/**
 * How a service may sign with a key of its own (RFC 7518, RFC 8037). None of them takes a shared secret, so that nobody
 * signs with what everybody may read.
 */
const BY_SERVICE_KEY = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
/** How one without keys signs: by the secret that only it and the shop have. */
const BY_CLIENT_SECRET = ["HS256"];

const TokenAnswer = v.object({ id_token: v.string() });
const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  nonce: v.string(),
  email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(254))),
  email_verified: v.optional(v.union([v.boolean(), v.picklist(["true", "false"])])),
  family_name: v.optional(v.pipe(v.string(), v.maxLength(50))),
  given_name: v.optional(v.pipe(v.string(), v.maxLength(50))),
});

/** Who came back from a service. */
export interface Identity {
  subject: string;
  email: string | null;
  /** Whether the service vouches for the address. */
  isEmailVerified: boolean;
  lastName: string | null;
  firstName: string | null;
}

/**
 * Exchanges a code for who it stands for, straight with the service.
 *
 * @throws whatever goes wrong there, or where the id token is not for us, this try and this moment
 */
export async function exchangeCode(
  provider: OauthProvider,
  channel: Channel,
  { code, begun, now }: { code: string; begun: OauthTry; now: Date },
): Promise<Identity> {
  const answer = await fetch(provider.tokenUrl, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: returnAddress(channel),
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      code_verifier: begun.verifier,
    }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The service refused the code with ${answer.status}`);
  const { id_token } = v.parse(TokenAnswer, await answer.json());
  const claims = v.parse(Claims, await verified(provider, id_token, now));
  if (claims.nonce !== begun.nonce) throw new Error("The id token is of another login");
  return {
    subject: claims.sub,
    email: claims.email ?? null,
    isEmailVerified: claims.email !== undefined && String(claims.email_verified) === "true",
    lastName: claims.family_name ?? null,
    firstName: claims.given_name ?? null,
  };
}

async function verified(provider: OauthProvider, idToken: string, now: Date): Promise<JWTPayload> {
  const { issuer, clientId: audience, clientSecret, jwksUrl } = provider;
  const options = { issuer, audience, currentDate: now, clockTolerance: 60, requiredClaims: ["exp"] };
  const { payload } =
    jwksUrl === null
      ? await jwtVerify(idToken, new TextEncoder().encode(clientSecret), { ...options, algorithms: BY_CLIENT_SECRET })
      : await jwtVerify(idToken, createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: TIMEOUT_MS }), {
          ...options,
          algorithms: BY_SERVICE_KEY,
        });
  return payload;
}
