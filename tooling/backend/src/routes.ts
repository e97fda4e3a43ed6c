import { accountRoutes } from "./membership/account.routes.ts";
import { schoolRoutes } from "./school/school.routes.ts";
import { authRoutes } from "./membership/auth.routes.ts";
import { addressFileRoutes } from "./address-file/address-file.routes.ts";
import { addressRoutes } from "./address/address.routes.ts";
import { cartAccessoryRoutes } from "./cart/accessory.routes.ts";
import { cartDiscountRoutes } from "./cart/discount.routes.ts";
import { cardRoutes } from "./card/card.routes.ts";
import { cartOrderRoutes } from "./cart/order.routes.ts";
import { cartPackingRoutes } from "./cart/packing.routes.ts";
import { cartProductRoutes } from "./cart/product.routes.ts";
import { cartShippingRoutes } from "./cart/shipping.routes.ts";
import { cartSocialRoutes } from "./cart/social.routes.ts";
import { articleRoutes } from "./article/article.routes.ts";
import { bookmarkRoutes } from "./bookmark/bookmark.routes.ts";
import { catalogueRoutes } from "./catalogue/catalogue.routes.ts";
import { contentRoutes } from "./content/content.routes.ts";
import { couponRoutes } from "./coupon/coupon.routes.ts";
import { fileContentsRoutes } from "./file-contents/file-contents.routes.ts";
import { uploadRoutes } from "./upload/upload.routes.ts";
import { giftRoutes } from "./gift/gift.routes.ts";
import { deliverySlipRoutes } from "./delivery-slip/delivery-slip.routes.ts";
import { historyRoutes } from "./history/history.routes.ts";
import { callsOf } from "./app.ts";
import type { Route } from "./context/serve.ts";
import { inquiryRoutes } from "./inquiry/inquiry.routes.ts";
import { layoutRoutes } from "./layout/layout.routes.ts";
import { makerRoutes } from "./maker/maker.routes.ts";
import { memoRoutes } from "./memo/memo.routes.ts";
import { memorialRoutes } from "./memorial/memorial.routes.ts";
import { oauthRoutes } from "./oauth/oauth.routes.ts";
import { checkPaymentRoutes } from "./checkout/check-payment.routes.ts";
import { checkoutRoutes } from "./checkout/checkout.routes.ts";
import { cancelOrderRoutes } from "./settlement/cancel-order.routes.ts";
import { orderRoutes } from "./order/order.routes.ts";
import { paymentRoutes } from "./payment/payment.routes.ts";
import { pointRoutes } from "./point/point.routes.ts";
import { postalRoutes } from "./postal/postal.routes.ts";
import { quotationRoutes } from "./quotation/quotation.routes.ts";
import { receiptRoutes } from "./receipt/receipt.routes.ts";
import { popupRoutes } from "./popup/popup.routes.ts";
import { productRequestRoutes } from "./product-request/product-request.routes.ts";
import { passkeyRoutes } from "./passkey/passkey.routes.ts";
import { qaRoutes } from "./qa/qa.routes.ts";
import { reminderRoutes } from "./reminder/reminder.routes.ts";
import { reviewRoutes } from "./review/review.routes.ts";
import { shopRoutes } from "./shop/shop.routes.ts";
import { systemMessageRoutes } from "./system-message/system-message.routes.ts";
import { tagRoutes } from "./tag/tag.routes.ts";
import { timeseriesRoutes } from "./timeseries/timeseries.routes.ts";
import { userListRoutes } from "./user-list/user-list.routes.ts";

/** All routes of the backend, one list per subject. */
export const routes: readonly Route[] = [
  ...shopRoutes,
  ...catalogueRoutes,
  ...historyRoutes,
  ...contentRoutes,
  ...articleRoutes,
  ...makerRoutes,
  ...tagRoutes,
  ...layoutRoutes,
  ...reviewRoutes,
  ...productRequestRoutes,
  ...qaRoutes,
  ...fileContentsRoutes,
  ...popupRoutes,
  ...postalRoutes,
  ...authRoutes,
  ...oauthRoutes,
  ...passkeyRoutes,
  ...reminderRoutes,
  ...accountRoutes,
  ...schoolRoutes,
  ...addressRoutes,
  ...cartProductRoutes,
  ...cartAccessoryRoutes,
  ...cartShippingRoutes,
  ...cartSocialRoutes,
  ...cartPackingRoutes,
  ...cartDiscountRoutes,
  ...cartOrderRoutes,
  ...paymentRoutes,
  ...cardRoutes,
  ...checkoutRoutes,
  ...checkPaymentRoutes,
  ...orderRoutes,
  ...cancelOrderRoutes,
  ...receiptRoutes,
  ...quotationRoutes,
  ...deliverySlipRoutes,
  ...giftRoutes,
  ...couponRoutes,
  ...pointRoutes,
  ...uploadRoutes,
  ...systemMessageRoutes,
  ...inquiryRoutes,
  ...memorialRoutes,
  ...timeseriesRoutes,
  ...bookmarkRoutes,
  ...memoRoutes,
  ...userListRoutes,
  ...addressFileRoutes,
];

/** `METHOD path` of each served call, as in `calls.tsv`. */
export const listImplementedCalls = (): string[] => callsOf(routes);
