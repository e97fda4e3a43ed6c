import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { getCookie, setCookie } from "hono/cookie";
import { secondsInDay } from "date-fns/constants";
import type { Surroundings } from "../http/serve.ts";

type Asking = Pick<Surroundings, "channel" | "http" | "secret" | "now">;

/** A tag whose list opens with a password. */
export interface LockedTag {
  id: number;
  password_hash: string;
}

const UNLOCKED_SECONDS = 7 * secondsInDay;

const cookieName = ({ channel }: Asking, tag: LockedTag) => `${channel.settings["SITE.NAMESPACE"]}_tag_${tag.id}`;

/** Signed for one shop, tag and password: a changed password closes the tag again. */
function signatureOf({ channel, secret }: Asking, tag: LockedTag, until: string): string {
  const password = createHash("sha256").update(tag.password_hash).digest("base64url");
  return createHmac("sha256", `tag:${secret}`)
    .update(`${channel.key}:${tag.id}:${until}:${password}`)
    .digest("base64url");
}

/** Lets this browser see the tag's products for a week. */
export function unlock(asking: Asking, tag: LockedTag): void {
  const until = String(Math.floor(asking.now().getTime() / 1000) + UNLOCKED_SECONDS);
  setCookie(asking.http, cookieName(asking, tag), `${until}.${signatureOf(asking, tag, until)}`, {
    httpOnly: true,
    secure: true,
    sameSite: "Lax",
    path: "/",
    maxAge: UNLOCKED_SECONDS,
  });
}

/** Whether this browser has given the tag's password within a week. */
export function isUnlocked(asking: Asking, tag: LockedTag): boolean {
  const [until = "", signature = ""] = (getCookie(asking.http, cookieName(asking, tag)) ?? "").split(".");
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= asking.now().getTime()) return false;
  const expected = Buffer.from(signatureOf(asking, tag, until));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
