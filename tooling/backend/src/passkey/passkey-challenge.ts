import { randomBytes } from "node:crypto";
import { hostCookie } from "../account/host-cookie.ts";
import type { RequestContext } from "../context/request-context.ts";
import { secondsInMinute } from "date-fns/constants";
import { findToken, issueToken, redeemToken, tokenHash } from "../one-off/one-off-token.ts";

const COOKIE_SECONDS = 10 * secondsInMinute;
const cookieOf = ({ channel }: RequestContext) => hostCookie(channel, "passkey");

/** Issues the challenge of a login. A cookie binds it to this browser, whose tabs share the cookie. */
export async function issueLoginChallenge(context: RequestContext): Promise<string> {
  const { db, channel, cookies } = context;
  const secret = readBrowserSecret(context) ?? randomBytes(32).toString("base64url");
  const { name, options } = cookieOf(context);
  cookies.set(name, secret, { ...options, maxAge: COOKIE_SECONDS });
  const subject = subjectOf(secret);
  return issueToken(db, "passkey_login", { channelId: channel.id, userId: null, subject }, context.now());
}

/** Redeems the challenge that a login's client data contain. False if it is unknown, used, expired or another browser's. */
export async function redeemLoginChallenge(context: RequestContext, challenge: string): Promise<boolean> {
  const { db, channel } = context;
  const input = { channelId: channel.id, kind: "passkey_login", token: challenge } as const;
  const secret = readBrowserSecret(context);
  const found = await findToken(db, input, context.now());
  // Checked before the challenge is used up: another browser must not end it.
  if (secret === null || found?.subject !== subjectOf(secret)) return false;
  return (await redeemToken(db, input, context.now())) !== null;
}

function readBrowserSecret(context: RequestContext): string | null {
  const secret = context.cookies.get(cookieOf(context).name);
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : null;
}

const subjectOf = (secret: string) => tokenHash(secret).toString("base64url");

/** The challenge in client data, which nothing has verified yet; "" if there is none. */
export function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}
