import { type Call, calls } from "@noren/contract";
import { callsOfMembersShop } from "@noren/contract/gated-calls";
import { isLoginRequired } from "@noren/contract/settings";
import type { RequestContext } from "../context/request-context.ts";
import { createNotFoundError, createUnauthenticatedError } from "../http/problems.ts";

const CATALOGUE: ReadonlySet<Call> = new Set<Call>(callsOfMembersShop.map((name) => calls[name]));

/** The public calls that lead to a member's session or account. */
const isOfMembership = (call: Call) =>
  call === calls.createUser || /^\/v1\/(auth|reminder|email-verify)\//.test(call.path);

/** A shop without members has no account calls [role.anonymous-member]. @throws ApiError 404 */
export function requireShopWithMembers(call: Call, { settings }: RequestContext["channel"]): void {
  if (!settings["SITE.IS_MEMBER_USE"] && (call.auth === "member" || isOfMembership(call))) throw createNotFoundError();
}

/** Closes the catalogue of a members' shop to guests [settings.drive-behaviour]. @throws ApiError 401 */
export function requireMemberForCatalogue(
  call: Call,
  { channel, memberId }: Pick<RequestContext, "channel" | "memberId">,
): void {
  if (memberId === null && isLoginRequired(channel.settings) && CATALOGUE.has(call)) throw createUnauthenticatedError();
}
