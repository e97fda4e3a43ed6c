import type { Channel } from "../db/schema/shop.ts";
import type { Cookies } from "../http/cookies.ts";
import { REFRESH_SECONDS } from "../session/session-family.ts";

/** Sent to the auth calls only; browsers accept Secure on http://localhost too. */
const options = { path: "/v1/auth", httpOnly: true, secure: true, sameSite: "Lax" } as const;

const nameOf = (channel: Channel) => `${channel.settings["SITE.NAMESPACE"]}_refresh`;

export function readRefreshToken(cookies: Cookies, channel: Channel): string | undefined {
  return cookies.get(nameOf(channel));
}

export function writeRefreshToken(cookies: Cookies, channel: Channel, token: string): void {
  cookies.set(nameOf(channel), token, { ...options, maxAge: REFRESH_SECONDS });
}

export function clearRefreshToken(cookies: Cookies, channel: Channel): void {
  cookies.delete(nameOf(channel), options);
}
