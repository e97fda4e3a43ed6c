import type { Channel } from "../db/schema/shop.ts";
import type { CookieOptions } from "../http/cookies.ts";

/**
 * Browsers accept Secure on http://localhost too, but no prefix. Lax: a login service sends the browser back from another site,
 * and the shop's own page makes the call.
 */
const SHARED = { httpOnly: true, secure: true, sameSite: "Lax" } as const;

interface HostCookie {
  name: string;
  options: CookieOptions;
}

/** A cookie that is sent to the auth calls only. */
export const authCookie = ({ settings }: Pick<Channel, "settings">, name: string): HostCookie => ({
  name: `${settings["SITE.NAMESPACE"]}_${name}`,
  options: { ...SHARED, path: "/v1/auth" },
});

/**
 * A cookie that decides whose login a browser has. With https its prefix proves that this host has set it, which needs the path
 * of all pages: another host of the domain could set a cookie without one for this shop (decision 0591).
 */
export function hostCookie(channel: Pick<Channel, "origin" | "settings">, name: string): HostCookie {
  const cookie = authCookie(channel, name);
  if (!channel.origin.startsWith("https:")) return cookie;
  return { name: `__Host-${cookie.name}`, options: { ...SHARED, path: "/" } };
}
