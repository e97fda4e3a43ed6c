import { createHmac, timingSafeEqual } from "node:crypto";
import { secondsInDay } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";

const KNOWN_SECONDS = 180 * secondsInDay;

const options = { httpOnly: true, secure: true, sameSite: "Lax" } as const;
/** The calls that get the cookie. */
const PATHS = ["/v1/auth", "/v1/reminder"];

const nameOf = ({ channel }: RequestContext) => `${channel.settings["SITE.NAMESPACE"]}_known`;

function sign({ channel, secret }: RequestContext, value: string): string {
  return createHmac("sha256", `known-browser:${secret}`).update(`${channel.key}:${value}`).digest("base64url");
}

/**
 * Marks this browser as one in which the member logged in or opened a mailed link. Failed logins elsewhere do not lock it out
 * (decision 0105).
 */
export function rememberBrowser(context: RequestContext, userId: number): void {
  const value = `${userId}.${Math.floor(context.now().getTime() / 1000) + KNOWN_SECONDS}`;
  for (const path of PATHS)
    context.cookies.set(nameOf(context), `${value}.${sign(context, value)}`, {
      ...options,
      path,
      maxAge: KNOWN_SECONDS,
    });
}

/** The member who is known in this browser; null without one. */
export function readKnownMember(context: RequestContext): number | null {
  const [id = "", until = "", signature = ""] = (context.cookies.get(nameOf(context)) ?? "").split(".");
  const expected = Buffer.from(sign(context, `${id}.${until}`));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return Number(until) * 1000 > context.now().getTime() ? Number(id) : null;
}
