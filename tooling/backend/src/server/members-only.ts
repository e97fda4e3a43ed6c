import { type Call, calls } from "@noren/contract";
import type { RequestContext } from "../context/request-context.ts";
import { unauthenticated } from "../http/problems.ts";

/** Calls that show the goods. A guest's screens (login, registration, legal pages, gifts) need none of them. */
const CATALOGUE: ReadonlySet<Call> = new Set<Call>([
  calls.listProducts,
  calls.getProduct,
  calls.listRecommendations,
  calls.listAccessories,
  calls.listReviews,
  calls.listBrands,
  calls.listMakers,
  calls.getMaker,
  calls.getCollection,
  calls.listCatalogs,
  calls.listLandingPages,
  calls.getLandingPage,
  calls.listGuestProductHistories,
  calls.addProductHistory,
  calls.addCartProduct,
  calls.addCartProductSet,
]);

/** Closes the catalogue of a members' shop to guests [settings.drive-behaviour]. @throws ApiError 401 */
export function requireMemberForCatalogue(
  call: Call,
  { channel, memberId }: Pick<RequestContext, "channel" | "memberId">,
): void {
  if (memberId === null && channel.settings["SITE.IS_LOGIN_REQUIRED"] && CATALOGUE.has(call)) throw unauthenticated();
}
