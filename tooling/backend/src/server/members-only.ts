import { type Call, calls } from "@noren/contract";
import { isLoginRequired } from "@noren/contract/settings";
import type { RequestContext } from "../context/request-context.ts";
import { notFound, unauthenticated } from "../http/problems.ts";

/** Calls that show the goods and the shop's news. A guest's screens (login, registration, legal pages, gifts) need none of them. */
const CATALOGUE: ReadonlySet<Call> = new Set<Call>([
  calls.listProducts,
  calls.getProduct,
  calls.listRecommendations,
  calls.listAccessories,
  calls.listReviews,
  calls.listCategories,
  calls.listTags,
  calls.unlockTag,
  calls.listBrands,
  calls.listMakers,
  calls.getMaker,
  calls.getCollection,
  calls.listBanners,
  calls.downloadBanner,
  calls.listNews,
  calls.getNews,
  calls.listBlogs,
  calls.getBlog,
  calls.listCoupons,
  calls.listCatalogs,
  calls.listLandingPages,
  calls.getLandingPage,
  calls.listGuestProductHistories,
  calls.addProductHistory,
  calls.addCartProduct,
  calls.addCartProductSet,
]);

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
