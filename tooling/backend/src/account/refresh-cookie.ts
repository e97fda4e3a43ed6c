import type { Context as Http } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Channel } from "../db/schema/shop.ts";
import { REFRESH_SECONDS } from "./session-family.ts";

/** Sent to the auth calls and to nothing else; Secure holds on http://localhost too. */
const options = { path: "/v1/auth", httpOnly: true, secure: true, sameSite: "Lax" } as const;

const nameOf = (channel: Channel) => `${channel.settings["SITE.NAMESPACE"]}_refresh`;

export function readRefreshToken(http: Http, channel: Channel): string | undefined {
  return getCookie(http, nameOf(channel));
}

export function writeRefreshToken(http: Http, channel: Channel, token: string): void {
  setCookie(http, nameOf(channel), token, { ...options, maxAge: REFRESH_SECONDS });
}

export function clearRefreshToken(http: Http, channel: Channel): void {
  deleteCookie(http, nameOf(channel), options);
}
