import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { secondsInDay, secondsInHour } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";

/** The owner of a history: a member, or a guest by the cookie. */
export type Viewer = { memberId: number; guestId: null } | { memberId: null; guestId: string };

/** Lifetime of the guest cookie after its last use. */
export const GUEST_COOKIE_SECONDS = 90 * secondsInDay;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const cookieName = ({ channel }: RequestContext) => `${channel.settings["SITE.NAMESPACE"]}_guest`;

/** Signs a guest id per shop, so that it cannot be forged. */
function signatureOf(guestId: string, { channel, secret }: RequestContext): string {
  return createHmac("sha256", `guest:${secret}`).update(`${channel.key}:${guestId}`).digest("base64url");
}

/** The guest id in the cookie; null without a cookie or with a forged one. */
export function readGuest(context: RequestContext): string | null {
  const [guestId = "", signature = ""] = (context.cookies.get(cookieName(context)) ?? "").split(".");
  if (!UUID.test(guestId)) return null;
  const expected = Buffer.from(signatureOf(guestId, context));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? guestId : null;
}

/** Each new guest stores a history of its own. Room for a campus, whose browsers keep their cookies. */
export const GUESTS_FROM_NETWORK: Limit = { scope: "guest-address", max: 5000, seconds: secondsInHour };

/** The viewer of a request; a new browser gets a cookie. @throws ApiError 429 for too many new browsers of a network */
export async function getViewer(context: RequestContext): Promise<Viewer> {
  const { db, network, now, memberId } = context;
  if (memberId !== null) return { memberId, guestId: null };
  const known = readGuest(context);
  if (known === null && !(await countAttempt(db, GUESTS_FROM_NETWORK, network, now()))) throw createRateLimitedError();
  const guestId = known ?? randomUUID();
  context.cookies.set(cookieName(context), `${guestId}.${signatureOf(guestId, context)}`, {
    httpOnly: true,
    // Browsers treat localhost as secure, so the flag works in development too.
    secure: true,
    sameSite: "Lax",
    path: "/",
    maxAge: GUEST_COOKIE_SECONDS,
  });
  return { memberId: null, guestId };
}
