import type { Answer, CallName, Calls } from "@noren/contract";
import type { DownloadOutcome } from "@noren/domain/downloads";
import { expectTypeOf, test } from "vitest";
import type { account } from "./endpoints/account.ts";
import type { accountChanges } from "./endpoints/account-changes.ts";
import type { address } from "./endpoints/address.ts";
import type { addressFile } from "./endpoints/address-file.ts";
import type { auth } from "./endpoints/auth.ts";
import type { banner } from "./endpoints/banner.ts";
import type { blog } from "./endpoints/blog.ts";
import type { bookmark } from "./endpoints/bookmark.ts";
import type { card } from "./endpoints/card.ts";
import type { cart } from "./endpoints/cart.ts";
import type { cartAccessory } from "./endpoints/cart-accessory.ts";
import type { cartCheckout } from "./endpoints/cart-checkout.ts";
import type { cartDiscount } from "./endpoints/cart-discount.ts";
import type { cartOrder } from "./endpoints/cart-order.ts";
import type { cartPacking } from "./endpoints/cart-packing.ts";
import type { cartSocial } from "./endpoints/cart-social.ts";
import type { catalog } from "./endpoints/catalog.ts";
import type { catalogue } from "./endpoints/catalogue.ts";
import type { colorScheme } from "./endpoints/color-scheme.ts";
import type { coupon } from "./endpoints/coupon.ts";
import type { fileContents } from "./endpoints/file-contents.ts";
import type { freeArea } from "./endpoints/free-area.ts";
import type { gift } from "./endpoints/gift.ts";
import type { guestReceipt } from "./endpoints/guest-receipt.ts";
import type { history } from "./endpoints/history.ts";
import type { historyRemoval } from "./endpoints/history-removal.ts";
import type { inquiry } from "./endpoints/inquiry.ts";
import type { landingPage } from "./endpoints/landing-page.ts";
import type { layout } from "./endpoints/layout.ts";
import type { loginSteps } from "./endpoints/login-steps.ts";
import type { maker } from "./endpoints/maker.ts";
import type { membership } from "./endpoints/membership.ts";
import type { memo } from "./endpoints/memo.ts";
import type { memorial } from "./endpoints/memorial.ts";
import type { news } from "./endpoints/news.ts";
import type { oauth } from "./endpoints/oauth.ts";
import type { order } from "./endpoints/order.ts";
import type { packingChoices } from "./endpoints/packing-choices.ts";
import type { passkey } from "./endpoints/passkey.ts";
import type { payment } from "./endpoints/payment.ts";
import type { point } from "./endpoints/point.ts";
import type { popup } from "./endpoints/popup.ts";
import type { prefectures } from "./endpoints/prefecture.ts";
import type { productDetails } from "./endpoints/product-details.ts";
import type { productRequest } from "./endpoints/product-request.ts";
import type { qa } from "./endpoints/qa.ts";
import type { receipt } from "./endpoints/receipt.ts";
import type { reminder } from "./endpoints/reminder.ts";
import type { review } from "./endpoints/review.ts";
import type { search } from "./endpoints/search.ts";
import type { shop } from "./endpoints/shop.ts";
import type { systemMessage } from "./endpoints/system-message.ts";
import type { tag } from "./endpoints/tag.ts";
import type { timeseries } from "./endpoints/timeseries.ts";
import type { upload } from "./endpoints/upload.ts";
import type { userList } from "./endpoints/user-list.ts";

type Endpoints = typeof account.endpoints &
  typeof accountChanges.endpoints &
  typeof address.endpoints &
  typeof addressFile.endpoints &
  typeof auth.endpoints &
  typeof banner.endpoints &
  typeof blog.endpoints &
  typeof bookmark.endpoints &
  typeof card.endpoints &
  typeof cart.endpoints &
  typeof cartAccessory.endpoints &
  typeof cartCheckout.endpoints &
  typeof cartOrder.endpoints &
  typeof cartDiscount.endpoints &
  typeof cartPacking.endpoints &
  typeof cartSocial.endpoints &
  typeof catalog.endpoints &
  typeof catalogue.endpoints &
  typeof colorScheme.endpoints &
  typeof coupon.endpoints &
  typeof fileContents.endpoints &
  typeof freeArea.endpoints &
  typeof gift.endpoints &
  typeof guestReceipt.endpoints &
  typeof history.endpoints &
  typeof historyRemoval.endpoints &
  typeof inquiry.endpoints &
  typeof landingPage.endpoints &
  typeof layout.endpoints &
  typeof loginSteps.endpoints &
  typeof maker.endpoints &
  typeof membership.endpoints &
  typeof memo.endpoints &
  typeof memorial.endpoints &
  typeof news.endpoints &
  typeof oauth.endpoints &
  typeof order.endpoints &
  typeof packingChoices.endpoints &
  typeof passkey.endpoints &
  typeof payment.endpoints &
  typeof point.endpoints &
  typeof popup.endpoints &
  typeof prefectures.endpoints &
  typeof productDetails.endpoints &
  typeof productRequest.endpoints &
  typeof qa.endpoints &
  typeof receipt.endpoints &
  typeof reminder.endpoints &
  typeof review.endpoints &
  typeof search.endpoints &
  typeof shop.endpoints &
  typeof systemMessage.endpoints &
  typeof tag.endpoints &
  typeof timeseries.endpoints &
  typeof upload.endpoints &
  typeof userList.endpoints;

/** What an endpoint's data may be: the call's answer with what its headers say, nothing, or what came of its file. */
type DataOf<N extends CallName> = Calls[N] extends { file: readonly string[] }
  ? DownloadOutcome
  : Calls[N] extends { answer: object }
    ? Answer<N>
    : null;
type ResultOf<E> = E extends { Types: { ResultType: infer R } } ? R : never;

/** The endpoints whose data is not their call's. */
type Drifted = {
  [N in CallName & keyof Endpoints]: ResultOf<Endpoints[N]> extends DataOf<N> ? never : N;
}[CallName & keyof Endpoints];

test("an endpoint's data is what its call answers", () => {
  // [lp.redirect] The data also holds the URL of the redirect header.
  expectTypeOf<Drifted>().toEqualTypeOf<"getLandingPage">();
  expectTypeOf<ResultOf<Endpoints["getLandingPage"]>["page"]>().toExtend<Answer<"getLandingPage">>();
});

test("every call has an endpoint, except those that an endpoint of another name makes", () => {
  expectTypeOf<Exclude<CallName, keyof Endpoints>>().toEqualTypeOf<
    "likeProduct" | "unlikeProduct" | "useAddress" | "useSenderAddress" | "useCard"
  >();
});
