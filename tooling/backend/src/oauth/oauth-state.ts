import { createHash, createHmac, randomBytes } from "node:crypto";
import { secondsInMinute } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";
import { issueToken, redeemToken } from "../one-off/one-off-token.ts";

/** What belongs to one try to log in with a service. All of it follows from a secret in the browser's cookie. */
export interface OauthAttempt {
  /** Begins with the type and a dot, so that the page it comes back to knows whom to ask. */
  state: string;
  /** PKCE (RFC 7636): only who began the try can exchange its code. */
  verifier: string;
  challenge: string;
  /** Ties the id token to the try. */
  nonce: string;
}

const COOKIE_SECONDS = 10 * secondsInMinute;
/** Lax: the browser comes back from elsewhere, and the call is made by our own page. */
const options = { path: "/v1/auth", httpOnly: true, secure: true, sameSite: "Lax" } as const;

const cookieName = ({ channel }: RequestContext) => `${channel.settings["SITE.NAMESPACE"]}_oauth`;

/** Begins a try, in this browser. */
export async function beginAttempt(context: RequestContext, type: string): Promise<OauthAttempt> {
  const { db, channel, cookies } = context;
  const secret = randomBytes(32).toString("base64url");
  await issueToken(db, "oauth", { channelId: channel.id, userId: null, type }, context.now(), secret);
  cookies.set(cookieName(context), secret, { ...options, maxAge: COOKIE_SECONDS });
  return tryOf(context, type, secret);
}

/** Ends the try that this browser began; null where the state is not its own, or was brought back before. */
export async function endAttempt(context: RequestContext, type: string, state: string): Promise<OauthAttempt | null> {
  const { db, channel, cookies } = context;
  const secret = cookies.get(cookieName(context));
  cookies.delete(cookieName(context), options);
  if (secret === undefined) return null;
  const begun = tryOf(context, type, secret);
  if (begun.state !== state) return null;
  const redeemed = await redeemToken(db, { channelId: channel.id, kind: "oauth", token: secret }, context.now());
  return redeemed?.type === type ? begun : null;
}

function tryOf({ channel, secret: key }: RequestContext, type: string, secret: string): OauthAttempt {
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
