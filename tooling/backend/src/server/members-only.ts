import { type Call, calls } from "@noren/contract";
import { callsOfMembersShop } from "@noren/contract/gated-calls";
import { isLoginRequired } from "@noren/contract/settings";
import type { RequestContext } from "../context/request-context.ts";
import { notFound, unauthenticated } from "../http/problems.ts";

const CATALOGUE: ReadonlySet<Call> = new Set<Call>(callsOfMembersShop.map((name) => calls[name]));

/** Public calls that lead to a member's session or account. */
const MEMBERSHIP: ReadonlySet<Call> = new Set<Call>([
  calls.createUser,
  calls.login,
  calls.verifyLogin,
  calls.unlockAccount,
  calls.syncLogin,
  calls.refresh,
  calls.redirectToOauth,
  calls.completeOauth,
  calls.requestReminder,
  calls.checkReminder,
  calls.resetReminder,
  calls.checkEmailVerify,
]);

/** A shop without members has no account calls [role.anonymous-member]. @throws ApiError 404 */
export function requireShopWithMembers(call: Call, { settings }: RequestContext["channel"]): void {
  if (!settings["SITE.IS_MEMBER_USE"] && (call.auth === "member" || MEMBERSHIP.has(call))) throw notFound();
}

/** Closes the catalogue of a members' shop to guests [settings.drive-behaviour]. @throws ApiError 401 */
export function requireMemberForCatalogue(
  call: Call,
  { channel, memberId }: Pick<RequestContext, "channel" | "memberId">,
): void {
  if (memberId === null && isLoginRequired(channel.settings) && CATALOGUE.has(call)) throw unauthenticated();
}
