import type { Notice } from "./cart-changes.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import { couponTrouble } from "./cart-coupons.ts";
import { sumCart, sumProducts, type Terms } from "./cart-sums.ts";
import { noticeCopy } from "./cart.copy.ts";
import type { Goods } from "./good.ts";

/** Takes out coupons that may no longer be used and points that are too many, and says so. */
export function reconcileDiscounts(
  content: CartContent,
  goods: Goods,
  terms: Terms,
  now: Date,
): { content: CartContent; notices: Notice[] } {
  const notices: Notice[] = [];
  const products = sumProducts(content, goods);
  const coupons = content.coupons.filter((id) => {
    const held = terms.coupons.get(id);
    const trouble = held ? couponTrouble(held, products, now) : { message: noticeCopy.couponGone };
    if (trouble) notices.push({ code: "cart.notice.coupon", message: trouble.message, product_name: "" });
    return !trouble;
  });
  const kept = { ...content, coupons };
  const usable = sumCart(kept, goods, terms).usablePoint ?? 0;
  if (usable >= content.use_point) return { content: kept, notices };
  notices.push({ code: "cart.notice.point", message: noticeCopy.point(usable), product_name: "" });
  return { content: { ...kept, use_point: usable }, notices };
}
