import type { CartProps } from "#ui/screens/cart/cart.props";
import { isForMourning } from "../sides.ts";

/** Whether a cart is of mourning: a parcel is packed for it, or a product is for it alone. */
export const isMourningCart = ({ cart, gifts }: Pick<CartProps, "cart" | "gifts">): boolean =>
  gifts.some(({ packed }) => packed.occasion?.nature === "mourning") ||
  (cart?.detail.products ?? []).some(({ product_info }) => isForMourning(product_info));

/** Whether a coupon or points reduce the cart, which its owner must be able to take back. */
export const hasDiscount = ({ sums }: Pick<CartProps, "sums">): boolean =>
  sums?.lines.some(({ kind }) => kind === "coupon" || kind === "point") ?? false;
