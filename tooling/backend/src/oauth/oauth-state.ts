import { createHash, createHmac, randomBytes } from "node:crypto";
import { secondsInMinute } from "date-fns/constants";
import { hostCookie } from "../account/host-cookie.ts";
import type { RequestContext } from "../context/request-context.ts";
import { findToken, issueToken, redeemToken, tokenHash } from "../one-off/one-off-token.ts";

/** The values of one login attempt at a provider, derived from the attempt's id and a secret in the browser's cookie. */
export interface OauthAttempt {
  /** Starts with the provider's type and a dot, by which the callback page chooses its call. */
  state: string;
  /** PKCE (RFC 7636): only the browser that started the attempt can exchange its code. */
  verifier: string;
  challenge: string;
  /** Binds the id token to the attempt. */
  nonce: string;
}

const COOKIE_SECONDS = 10 * secondsInMinute;
const cookieOf = ({ channel }: RequestContext) => hostCookie(channel, "oauth");

/** Starts an attempt. Its secret is in this browser's cookie, which all tabs share; the state names the attempt. */
export async function beginAttempt(context: RequestContext, type: string): Promise<OauthAttempt> {
  const { db, channel, cookies } = context;
  const secret = readBrowserSecret(context) ?? randomBytes(32).toString("base64url");
  const carried = { channelId: channel.id, userId: null, type, subject: subjectOf(secret) };
  const id = await issueToken(db, "oauth", carried, context.now());
  const { name, options } = cookieOf(context);
  cookies.set(name, secret, { ...options, maxAge: COOKIE_SECONDS });
  return deriveAttempt(context, { type, secret, id });
}

/** Ends an attempt that this browser started. Returns null when the state belongs to another one or was already used. */
export async function endAttempt(context: RequestContext, type: string, state: string): Promise<OauthAttempt | null> {
  const { db, channel } = context;
  const secret = readBrowserSecret(context);
  if (secret === null || !state.startsWith(`${type}.`)) return null;
  const id = state.slice(type.length + 1);
  const token = { channelId: channel.id, kind: "oauth", token: id } as const;
  const found = await findToken(db, token, context.now());
  // Checked before the attempt is used up: another browser must not end it.
  if (found?.type !== type || found.subject !== subjectOf(secret)) return null;
  return (await redeemToken(db, token, context.now())) && deriveAttempt(context, { type, secret, id });
}

function readBrowserSecret(context: RequestContext): string | null {
  const secret = context.cookies.get(cookieOf(context).name);
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : null;
}

const subjectOf = (secret: string) => tokenHash(secret).toString("base64url");

function deriveAttempt(
  { channel, secret: key }: RequestContext,
  { type, secret, id }: { type: string; secret: string; id: string },
): OauthAttempt {
  const derive = (what: string) =>
    createHmac("sha256", `oauth:${key}`).update(`${what}:${channel.key}:${type}:${secret}:${id}`).digest("base64url");
  const verifier = derive("verifier");
  return {
    state: `${type}.${id}`,
    verifier,
    challenge: createHash("sha256").update(verifier).digest("base64url"),
    nonce: derive("nonce"),
  };
}
