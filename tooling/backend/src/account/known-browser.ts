import { createHmac, timingSafeEqual } from "node:crypto";
import { secondsInDay } from "date-fns/constants";
import type { RequestContext } from "../context/request-context.ts";

const KNOWN_SECONDS = 180 * secondsInDay;

/** Members that a browser knows, each with an entry of the cookie. */
const MAX_MEMBERS = 4;
const SEPARATOR = "~";

const options = { httpOnly: true, secure: true, sameSite: "Lax" } as const;
/** The calls that get the cookie. */
const PATHS = ["/v1/auth", "/v1/reminder"];

const nameOf = ({ channel }: RequestContext) => `${channel.settings["SITE.NAMESPACE"]}_known`;

function sign({ channel, secret }: RequestContext, value: string): string {
  return createHmac("sha256", `known-browser:${secret}`).update(`${channel.key}:${value}`).digest("base64url");
}

/**
 * Marks this browser as one in which the member logged in or opened a mailed link. Failed logins elsewhere do not lock it out
 * (decision 0105). It still knows the members of before: a family shares one, and a stranger may send a link of another account.
 */
export function rememberBrowser(context: RequestContext, userId: number): void {
  const value = `${userId}.${Math.floor(context.now().getTime() / 1000) + KNOWN_SECONDS}`;
  const others = readEntries(context).filter(({ memberId }) => memberId !== userId);
  const entries = [`${value}.${sign(context, value)}`, ...others.map(({ entry }) => entry)].slice(0, MAX_MEMBERS);
  for (const path of PATHS)
    context.cookies.set(nameOf(context), entries.join(SEPARATOR), { ...options, path, maxAge: KNOWN_SECONDS });
}

/** The members who are known in this browser, the last one first. */
export const readKnownMembers = (context: RequestContext): number[] =>
  readEntries(context).map(({ memberId }) => memberId);

function readEntries(context: RequestContext): { memberId: number; entry: string }[] {
  const entries = (context.cookies.get(nameOf(context)) ?? "").split(SEPARATOR).slice(0, MAX_MEMBERS);
  return entries.flatMap((entry) => {
    const memberId = readMember(context, entry);
    return memberId === null ? [] : [{ memberId, entry }];
  });
}

/** The member of a signed entry; null if it is forged or has expired. */
function readMember(context: RequestContext, entry: string): number | null {
  const [id = "", until = "", signature = ""] = entry.split(".");
  const expected = Buffer.from(sign(context, `${id}.${until}`));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return Number(until) * 1000 > context.now().getTime() ? Number(id) : null;
}
