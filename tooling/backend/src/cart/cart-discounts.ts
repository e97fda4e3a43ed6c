import type { Notice } from "./cart-changes.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import { couponRefusal } from "./cart-coupons.ts";
import { sumCart, sumProducts, type PricingTerms } from "./cart-sums.ts";
import { noticeCopy } from "./cart.copy.ts";
import type { CartVariants } from "./cart-variant.ts";

/** Removes coupons that no longer apply, reduces points to the usable amount, and returns a notice for each change. */
export function reconcileDiscounts(
  content: CartContent,
  variants: CartVariants,
  pricing: PricingTerms,
  now: Date,
): { content: CartContent; notices: Notice[] } {
  const notices: Notice[] = [];
  const products = sumProducts(content, variants);
  const coupons = content.coupons.filter((id) => {
    const held = pricing.coupons.get(id);
    const refusal = held ? couponRefusal(held, products, now) : { message: noticeCopy.couponGone };
    if (refusal) notices.push({ code: "cart.notice.coupon", message: refusal.message, product_name: "" });
    return !refusal;
  });
  const updated = { ...content, coupons };
  const usable = sumCart(updated, variants, pricing).usablePoint ?? 0;
  if (usable >= content.use_point) return { content: updated, notices };
  notices.push({ code: "cart.notice.point", message: noticeCopy.point(usable), product_name: "" });
  return { content: { ...updated, use_point: usable }, notices };
}
