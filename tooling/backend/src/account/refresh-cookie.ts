import type { Channel } from "../db/schema/shop.ts";
import type { Cookies } from "../http/cookies.ts";
import { REFRESH_SECONDS } from "../session/session-family.ts";
import { authCookie, hostCookie } from "./host-cookie.ts";

const cookieOf = (channel: Channel) => hostCookie(channel, "refresh");
/** As logins from before the prefix have it; they last for 30 days (decision 0591). */
const formerCookieOf = (channel: Channel) => authCookie(channel, "refresh");

export function readRefreshToken(cookies: Cookies, channel: Channel): string | undefined {
  return cookies.get(cookieOf(channel).name) ?? cookies.get(formerCookieOf(channel).name);
}

export function writeRefreshToken(cookies: Cookies, channel: Channel, token: string): void {
  const { name, options } = cookieOf(channel);
  cookies.set(name, token, { ...options, maxAge: REFRESH_SECONDS });
  clearFormer(cookies, channel);
}

export function clearRefreshToken(cookies: Cookies, channel: Channel): void {
  const { name, options } = cookieOf(channel);
  cookies.delete(name, options);
  clearFormer(cookies, channel);
}

function clearFormer(cookies: Cookies, channel: Channel): void {
  const { name, options } = formerCookieOf(channel);
  if (name !== cookieOf(channel).name) cookies.delete(name, options);
}
