/** What the rules of coupons look at. */
export interface TakeableCoupon {
  readonly id: number;
  readonly is_taken: boolean;
}

/** A landing page whose first block carries a list of coupons (spec 3). */
export interface CouponLayout<C extends TakeableCoupon> {
  readonly layout: readonly { readonly props: { readonly coupon?: C[] | undefined } }[];
}

/** Spec 4, coupon taken: is_taken becomes true in the list. */
export function takeCoupon<C extends TakeableCoupon>(coupons: C[], id: number): C[] {
  if (!coupons.some((coupon) => coupon.id === id && !coupon.is_taken)) return coupons;
  return coupons.map((coupon) => (coupon.id === id ? { ...coupon, is_taken: true } : coupon));
}

/** The same in a landing page's coupon block, for a coupon that was taken there (page value `lp`). */
export function takeLandingCoupon<C extends TakeableCoupon, P extends CouponLayout<C>>(page: P, id: number): P {
  const [first, ...rest] = page.layout;
  const coupons = first?.props.coupon;
  if (first === undefined || coupons === undefined) return page;
  return { ...page, layout: [{ ...first, props: { ...first.props, coupon: takeCoupon(coupons, id) } }, ...rest] };
}

/** Where a coupon was taken tells which of the two has to change. */
export function takenWhere(page: string | undefined): "landingPage" | "list" {
  return page === "lp" ? "landingPage" : "list";
}
