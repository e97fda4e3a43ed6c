import { type Call, calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import type { Context as Http } from "hono";
import { users } from "../db/schema/account.ts";
import type { AppOptions } from "./app-options.ts";
import { unauthenticated } from "../http/problems.ts";
import { readAccessToken } from "../http/token.ts";

/** What is open to whoever has not verified their mail address yet: the verification, and the ways out. */
const BEFORE_VERIFICATION: ReadonlySet<Call> = new Set<Call>([
  calls.requestEmailVerify,
  calls.getUser,
  calls.deleteUser,
  calls.logout,
]);

/**
 * The member behind a request. A token that is sent must be good, or the page would show a member as a guest without
 * noticing [error.401]; only the calls that make tokens overlook an old one.
 */
export async function memberOf(
  http: Http,
  call: Call,
  channelKey: string,
  options: Pick<AppOptions, "db" | "secret" | "now">,
): Promise<number | null> {
  const header = http.req.header("authorization");
  const makesTokens = call.auth === "public" && call.path.startsWith("/v1/auth/");
  if (!header || makesTokens) {
    if (call.auth === "member") throw unauthenticated();
    return null;
  }
  const token = await readAccessToken(options.secret, channelKey, header, options.now());
  if (token === null) throw unauthenticated();
  const { memberId, isRegistered } = token;
  if (isRegistered || BEFORE_VERIFICATION.has(call) || (await hasVerified(options, memberId))) return memberId;
  // [session.login] A login is none while is_registered_member is false. Guests' calls stay open as to a guest.
  if (call.auth === "member") throw unauthenticated();
  return null;
}

/** The token says how it was when it was made; whoever has verified since goes on with it. */
async function hasVerified({ db }: Pick<AppOptions, "db">, memberId: number): Promise<boolean> {
  const registered = and(eq(users.id, memberId), eq(users.isRegisteredMember, true));
  return (await db.$count(users, registered)) > 0;
}
