import { type Call, calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import type { Context as Http } from "hono";
import { users } from "../db/schema/account.ts";
import type { AppOptions } from "./app-options.ts";
import { createUnauthenticatedError } from "../http/problems.ts";
import { readAccessToken } from "../http/token.ts";
import type { RequestContext } from "../context/request-context.ts";

/** The member calls that are open before the email is verified. */
const BEFORE_VERIFICATION: ReadonlySet<Call> = new Set<Call>([
  calls.requestEmailVerify,
  calls.getUser,
  calls.deleteUser,
  calls.logout,
]);

/** The acting member and the session; both null for a guest. */
type Caller = Pick<RequestContext, "memberId" | "sessionId">;

const GUEST: Caller = { memberId: null, sessionId: null };

/**
 * The member of a request, or a guest. An invalid token, or one of an ended session, is refused even where guests may call;
 * otherwise the page would silently show a member as a guest [error.401]. Calls that issue tokens ignore it, and all calls of
 * a shop without members.
 *
 * @throws ApiError 401 for an invalid token, or for none where the call is a member's
 */
export async function authenticate(
  http: Http,
  call: Call,
  channel: RequestContext["channel"],
  options: Pick<AppOptions, "db" | "secret" | "now" | "sessions">,
): Promise<Caller> {
  const header = http.req.header("authorization");
  const issuesTokens = call.auth === "public" && call.path.startsWith("/v1/auth/");
  if (!header || issuesTokens || !channel.settings["SITE.IS_MEMBER_USE"]) {
    if (call.auth === "member") throw createUnauthenticatedError();
    return GUEST;
  }
  const token = await readAccessToken(options.secret, channel.key, header, options.now());
  if (token === null) throw createUnauthenticatedError();
  const { memberId, sessionId, isRegistered } = token;
  if (!(await options.sessions.isLive({ id: sessionId, memberId }, options.now()))) throw createUnauthenticatedError();
  if (isRegistered || BEFORE_VERIFICATION.has(call) || (await hasVerified(options, memberId)))
    return { memberId, sessionId };
  // [session.login] While is_registered_member is false, the user is treated as a guest.
  if (call.auth === "member") throw createUnauthenticatedError();
  return GUEST;
}

/** Whether the member has verified the email since the token was issued. */
async function hasVerified({ db }: Pick<AppOptions, "db">, memberId: number): Promise<boolean> {
  const registered = and(eq(users.id, memberId), eq(users.isRegisteredMember, true));
  return (await db.$count(users, registered)) > 0;
}
