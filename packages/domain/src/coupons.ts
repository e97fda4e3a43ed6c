import type { Block } from "@noren/contract/shapes/block";

/** The fields of a coupon that its rules depend on. */
export interface TakeableCoupon {
  readonly id: number;
  readonly is_taken: boolean;
}

/** [coupon.taken] `is_taken` becomes true in the list. */
export function takeCoupon<C extends TakeableCoupon>(coupons: C[], id: number): C[] {
  if (!coupons.some((coupon) => coupon.id === id && !coupon.is_taken)) return coupons;
  return coupons.map((coupon) => (coupon.id === id ? { ...coupon, is_taken: true } : coupon));
}

/** Does the same in the coupon blocks of a landing page [lp.shape], for a coupon taken there (page `lp`). */
export function takeLandingCoupon<P extends { readonly layout: Block[] }>(page: P, id: number): P {
  const layout = page.layout.map((block) => {
    if (block.name !== "coupons") return block;
    const coupon = takeCoupon(block.props.coupon, id);
    return coupon === block.props.coupon ? block : { ...block, props: { ...block.props, coupon } };
  });
  return layout.some((block, index) => block !== page.layout[index]) ? { ...page, layout } : page;
}
