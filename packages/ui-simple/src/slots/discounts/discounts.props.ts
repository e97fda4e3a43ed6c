import type { Cart, MemberCoupon } from "@noren/contract";
import type { couponFields, pointFields } from "@noren/validation/fields/cart";
import type { FormOutput, FormValues } from "@noren/validation/form-values";
import type { FormSubmit } from "#ui/forms/form-submit";

/** A coupon in use. */
export interface CouponInUse {
  code: string;
  name: string;
  /** Whole yen off products and carriage together; null while it depends on a carriage that is not known yet. */
  amount: number | null;
}

/** A coupon that can be chosen, with the yen of products that it still needs; 0 for none. */
export type UsableCoupon = Pick<MemberCoupon, "code" | "name" | "description"> & { missing: number };

/** The fields that count only after their button is pressed. */
export type DiscountField = "code" | "use_point";

export interface DiscountsProps {
  /** In the order in which they are applied. */
  coupons: readonly CouponInUse[];
  /** The member's usable coupons that are not in use. */
  usable: readonly UsableCoupon[];
  /** Why a coupon of the list could not be used. */
  refusal: { code: string; message: string } | null;
  /** What the last change did, with the new total; "" before any. */
  status: string;
  /** The code of the coupon that is being added or removed. */
  busyCode: string | null;
  /** The member's points; null in a shop without points. */
  point: Cart["detail"]["point"];
  /** What remains of the points after the order; null if none are used. */
  pointsLeft: number | null;
  pointValues: FormValues<typeof pointFields>;
  /** A field with a value that was not applied; null for none. */
  unapplied: DiscountField | null;
  onCouponEntered: FormSubmit<FormOutput<typeof couponFields>>;
  onCouponUsed: (code: string) => void;
  onCouponRemoved: (code: string) => void;
  onPointSet: (points: number) => void;
  onPointEntered: FormSubmit<FormOutput<typeof pointFields>>;
  /** A field was changed without applying it, or is no longer so. */
  onUnappliedChanged: (field: DiscountField, isUnapplied: boolean) => void;
}
