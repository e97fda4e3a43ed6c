import { type Call, calls, SCHOOL_KEY_REQUIRED } from "@noren/contract";
import { ApiError } from "../http/api-error.ts";
import { httpCopy } from "../http/http.copy.ts";
import { hasSchoolKey } from "../school/school-keys.ts";

/** Calls that answer products or put them into a cart. Carts stay open: without a key nothing gets into one. */
const PRODUCTS: ReadonlySet<Call> = new Set<Call>([
  calls.addCartAccessory,
  calls.addCartProduct,
  calls.addCartProductSet,
  calls.addProductHistory,
  calls.createProductRequest,
  calls.getBlog,
  calls.getCollection,
  calls.getLandingPage,
  calls.getLayout,
  calls.getMaker,
  calls.getPageLayout,
  calls.getProduct,
  calls.getUserList,
  calls.listAccessories,
  calls.listGuestProductHistories,
  calls.listProductHistories,
  calls.listProductRequests,
  calls.listProducts,
  calls.listRecommendations,
  calls.listReviews,
]);

/**
 * Closes the products of a shop with `SCHOOL.KEY_GATES` to browsers without a school's key [school-key.gate].
 * @throws ApiError 403
 */
export async function requireSchoolKey(call: Call, context: Parameters<typeof hasSchoolKey>[0]): Promise<void> {
  if (context.channel.settings["SCHOOL.KEY_GATES"] !== "catalogue") return;
  if (PRODUCTS.has(call) && !(await hasSchoolKey(context)))
    throw new ApiError(403, SCHOOL_KEY_REQUIRED, httpCopy.schoolKeyRequired);
}
