import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { secondsInDay } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";

/** A tag whose products are protected by a password. */
export interface LockedTag {
  id: number;
  password_hash: string;
}

const UNLOCKED_SECONDS = 7 * secondsInDay;

const cookieName = ({ channel }: RequestContext, tag: LockedTag) =>
  `${channel.settings["SITE.NAMESPACE"]}_tag_${tag.id}`;

/** Signs an unlocking per shop, tag and password, so that a changed password locks the tag again. */
function signatureOf({ channel, secret }: RequestContext, tag: LockedTag, until: string): string {
  const password = createHash("sha256").update(tag.password_hash).digest("base64url");
  return createHmac("sha256", `tag:${secret}`)
    .update(`${channel.key}:${tag.id}:${until}:${password}`)
    .digest("base64url");
}

/** Unlocks the tag for this browser for a week. */
export function unlockTag(context: RequestContext, tag: LockedTag): void {
  const until = String(Math.floor(context.now().getTime() / 1000) + UNLOCKED_SECONDS);
  context.cookies.set(cookieName(context, tag), `${until}.${signatureOf(context, tag, until)}`, {
    httpOnly: true,
    secure: true,
    sameSite: "Lax",
    path: "/",
    maxAge: UNLOCKED_SECONDS,
  });
}

/** Whether this browser entered the tag's password in the last week. */
export function isUnlocked(context: RequestContext, tag: LockedTag): boolean {
  const [until = "", signature = ""] = (context.cookies.get(cookieName(context, tag)) ?? "").split(".");
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= context.now().getTime()) return false;
  const expected = Buffer.from(signatureOf(context, tag, until));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
