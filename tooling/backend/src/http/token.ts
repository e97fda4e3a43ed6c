import { ACCESS_TOKEN_SECONDS } from "@noren/contract";
import { jwtVerify, SignJWT } from "jose";

const keyOf = (secret: string) => new TextEncoder().encode(`access:${secret}`);

/** Marks a member with an unverified email. Such a token allows only the verification calls (`server/authenticate.ts`). */
const VERIFICATION = "verification";

/** The member of an access token and the session that it belongs to; the token is refused when the session has ended. */
export interface TokenSubject {
  memberId: number;
  sessionId: string;
}

/** Signs a member's access token; valid for 15 minutes in the same shop, at most as long as its session. */
export function signAccessToken(
  secret: string,
  channelKey: string,
  { memberId, sessionId }: TokenSubject,
  now: Date,
  isRegistered = true,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId, ...(!isRegistered && { scope: VERIFICATION }) })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(memberId))
    .setAudience(channelKey)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(keyOf(secret));
}

/** Returns the subject of an `Authorization` header; null if the token is expired or from another shop. */
export async function readAccessToken(
  secret: string,
  channelKey: string,
  header: string,
  now: Date,
): Promise<(TokenSubject & { isRegistered: boolean }) | null> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ["HS256"],
      audience: channelKey,
      currentDate: now,
    });
    const sessionId = payload["sid"];
    if (typeof sessionId !== "string") return null;
    return { memberId: Number(payload.sub), sessionId, isRegistered: payload["scope"] !== VERIFICATION };
  } catch {
    return null;
  }
}
