import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { secondsInDay } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";

/** Whose history it is: a member's, or a browser's by its guest cookie. */
export type Viewer = { memberId: number; guestId: null } | { memberId: null; guestId: string };

/** After its last use. */
export const GUEST_COOKIE_SECONDS = 90 * secondsInDay;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const cookieName = ({ channel }: RequestContext) => `${channel.settings["SITE.NAMESPACE"]}_guest`;

/** Signed for one shop, so that nobody can make up another browser's number. */
function signatureOf(guestId: string, { channel, secret }: RequestContext): string {
  return createHmac("sha256", `guest:${secret}`).update(`${channel.key}:${guestId}`).digest("base64url");
}

/** The browser's number of its cookie, null where there is none or it is forged. */
export function readGuest(context: RequestContext): string | null {
  const [guestId = "", signature = ""] = (context.cookies.get(cookieName(context)) ?? "").split(".");
  if (!UUID.test(guestId)) return null;
  const expected = Buffer.from(signatureOf(guestId, context));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? guestId : null;
}

/** Whoever asks; a browser that is not known yet gets its cookie. */
export function viewerOf(context: RequestContext): Viewer {
  if (context.memberId !== null) return { memberId: context.memberId, guestId: null };
  const guestId = readGuest(context) ?? randomUUID();
  context.cookies.set(cookieName(context), `${guestId}.${signatureOf(guestId, context)}`, {
    httpOnly: true,
    // Browsers take localhost for secure, so the flag stands in development too.
    secure: true,
    sameSite: "Lax",
    path: "/",
    maxAge: GUEST_COOKIE_SECONDS,
  });
  return { memberId: null, guestId };
}
