import type { AnswerOf, Call, InputOf } from "./call.ts";
import * as account from "./calls/account.ts";
import * as address from "./calls/address.ts";
import * as article from "./calls/article.ts";
import * as auth from "./calls/auth.ts";
import * as bookmark from "./calls/bookmark.ts";
import * as cartAccessory from "./calls/cart-accessory.ts";
import * as cartDiscount from "./calls/cart-discount.ts";
import * as cartPacking from "./calls/cart-packing.ts";
import * as cartShipping from "./calls/cart-shipping.ts";
import * as card from "./calls/card.ts";
import * as cart from "./calls/cart.ts";
import * as catalogue from "./calls/catalogue.ts";
import * as coupon from "./calls/coupon.ts";
import * as emailVerify from "./calls/email-verify.ts";
import * as gift from "./calls/gift.ts";
import * as history from "./calls/history.ts";
import * as inquiry from "./calls/inquiry.ts";
import * as layout from "./calls/layout.ts";
import * as maker from "./calls/maker.ts";
import * as memo from "./calls/memo.ts";
import * as memorial from "./calls/memorial.ts";
import * as oauth from "./calls/oauth.ts";
import * as order from "./calls/order.ts";
import * as point from "./calls/point.ts";
import * as passkey from "./calls/passkey.ts";
import * as popup from "./calls/popup.ts";
import * as productRequest from "./calls/product-request.ts";
import * as qa from "./calls/qa.ts";
import * as receipt from "./calls/receipt.ts";
import * as reminder from "./calls/reminder.ts";
import * as review from "./calls/review.ts";
import * as payment from "./calls/payment.ts";
import * as shop from "./calls/shop.ts";
import * as systemMessage from "./calls/system-message.ts";
import * as tag from "./calls/tag.ts";
import * as timeseries from "./calls/timeseries.ts";
import * as upload from "./calls/upload.ts";
import * as userList from "./calls/user-list.ts";

/** Every call by its name. */
export const calls = {
  ...auth,
  ...oauth,
  ...passkey,
  ...reminder,
  ...account,
  ...emailVerify,
  ...address,
  ...catalogue,
  ...shop,
  ...cart,
  ...cartPacking,
  ...cartShipping,
  ...cartAccessory,
  ...cartDiscount,
  ...order,
  ...gift,
  ...receipt,
  ...article,
  ...history,
  ...layout,
  ...maker,
  ...popup,
  ...productRequest,
  ...qa,
  ...review,
  ...tag,
  ...coupon,
  ...point,
  ...upload,
  ...inquiry,
  ...systemMessage,
  ...memorial,
  ...timeseries,
  ...bookmark,
  ...userList,
  ...memo,
  ...card,
  ...payment,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type Input<N extends CallName> = InputOf<Calls[N]>;
export type Answer<N extends CallName> = AnswerOf<Calls[N]>;

/** Every call as a list, with its name. */
export const callList: readonly (Call & { readonly name: CallName })[] = Object.entries(calls).map(
  ([name, definition]) => ({
    ...(definition as Call),
    name: name as CallName,
  }),
);
