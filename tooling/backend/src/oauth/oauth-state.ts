import { createHash, createHmac, randomBytes } from "node:crypto";
import { secondsInMinute } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";
import { issueToken, redeemToken } from "../one-off/one-off-token.ts";

/** The values of one login attempt at a provider. All are derived from a secret in the browser's cookie. */
export interface OauthAttempt {
  /** Starts with the provider's type and a dot, so that the callback page knows which call to make. */
  state: string;
  /** PKCE (RFC 7636): only the browser that started the attempt can exchange its code. */
  verifier: string;
  challenge: string;
  /** Binds the id token to the attempt. */
  nonce: string;
}

const COOKIE_SECONDS = 10 * secondsInMinute;
/** Lax: the browser returns from another site, and our own page makes the call. */
const options = { path: "/v1/auth", httpOnly: true, secure: true, sameSite: "Lax" } as const;

const cookieName = ({ channel }: RequestContext) => `${channel.settings["SITE.NAMESPACE"]}_oauth`;

/** Starts an attempt and stores its secret in this browser's cookie. */
export async function beginAttempt(context: RequestContext, type: string): Promise<OauthAttempt> {
  const { db, channel, cookies } = context;
  const secret = randomBytes(32).toString("base64url");
  await issueToken(db, "oauth", { channelId: channel.id, userId: null, type }, context.now(), secret);
  cookies.set(cookieName(context), secret, { ...options, maxAge: COOKIE_SECONDS });
  return deriveAttempt(context, type, secret);
}

/** Ends the attempt that this browser started. Returns null when the state belongs to another one or was already used. */
export async function endAttempt(context: RequestContext, type: string, state: string): Promise<OauthAttempt | null> {
  const { db, channel, cookies } = context;
  const secret = cookies.get(cookieName(context));
  cookies.delete(cookieName(context), options);
  if (secret === undefined) return null;
  const attempt = deriveAttempt(context, type, secret);
  if (attempt.state !== state) return null;
  const redeemed = await redeemToken(db, { channelId: channel.id, kind: "oauth", token: secret }, context.now());
  return redeemed?.type === type ? attempt : null;
}

function deriveAttempt({ channel, secret: key }: RequestContext, type: string, secret: string): OauthAttempt {
  const derive = (what: string) =>
    createHmac("sha256", `oauth:${key}`).update(`${what}:${channel.key}:${type}:${secret}`).digest("base64url");
  const verifier = derive("verifier");
  return {
    state: `${type}.${derive("state")}`,
    verifier,
    challenge: createHash("sha256").update(verifier).digest("base64url"),
    nonce: derive("nonce"),
  };
}
