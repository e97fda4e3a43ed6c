import {
  useAddCartCouponMutation,
  useDeleteCartCouponMutation,
  useSetCartPointMutation,
} from "@noren/api/endpoints/cart-discount";
import { useListMyCouponsQuery } from "@noren/api/endpoints/coupon";
import type { Cart, UsedCoupon } from "@noren/contract";
import { isCarriageKnown } from "@noren/contract/sum-lines";
import { pointFields } from "@noren/validation/fields/cart";
import { formatNumber } from "@noren/validation/format";
import { filledValues } from "@noren/validation/form-values";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { discountsCopy as copy } from "#ui/slots/discounts/discounts.copy";
import type { CouponInUse, DiscountField, DiscountsProps } from "#ui/slots/discounts/discounts.props";
import { catchFormFailure } from "../problem/form-failure.ts";
import { toFailureToast } from "./flash.ts";
import { useAppDispatch } from "./hooks.ts";
import { useIsMember } from "./use-is-member.ts";

/** A member's coupons that can be used are shown on one page. */
const USABLE = { status: "usable", per: 100 } as const;

const totalOf = (cart: Cart) => formatNumber(cart.detail.order.total_payment);

/** Without a carriage, a coupon that reduces no product may reduce the carriage once it is known. */
function toCouponInUse({ code, name, amount, carriage_amount }: UsedCoupon, isKnown: boolean): CouponInUse {
  const reduction = amount + carriage_amount;
  return { code, name, amount: reduction === 0 && !isKnown ? null : reduction };
}

/** The coupons and points of the cart; null for guests and without a cart. */
export function useDiscounts(token: string | null, cart: Cart | null): DiscountsProps | null {
  const dispatch = useAppDispatch();
  const isMember = useIsMember() === true;
  const { data: mine } = useListMyCouponsQuery(isMember ? USABLE : skipToken);
  const [addCoupon] = useAddCartCouponMutation();
  const [deleteCoupon] = useDeleteCartCouponMutation();
  const [setPoint] = useSetCartPointMutation();
  const [busyCode, setBusyCode] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<DiscountsProps["refusal"]>(null);
  const [status, setStatus] = useState("");
  const [unapplied, setUnapplied] = useState<readonly DiscountField[]>([]);
  if (!isMember || !cart || token === null) return null;
  const { coupons, point, order } = cart.detail;

  const applyCoupon = async (code: string): Promise<void> => {
    if (busyCode !== null) return;
    setBusyCode(code);
    setRefusal(null);
    const failure = await catchFormFailure(async () => {
      const name = mine?.data.find((coupon) => coupon.code === code)?.name;
      const total = totalOf(await addCoupon({ token, code }).unwrap());
      setStatus(name === undefined ? copy.entered(total) : copy.used(name, total));
    });
    setBusyCode(null);
    if (failure) setRefusal({ code, message: failure.message ?? "" });
  };
  const removeCoupon = async (code: string): Promise<void> => {
    if (busyCode !== null) return;
    setBusyCode(code);
    try {
      const name = coupons.find((coupon) => coupon.code === code)?.name ?? code;
      setStatus(copy.removed(name, totalOf(await deleteCoupon({ token, code }).unwrap())));
    } catch (problem) {
      dispatch(toFailureToast(problem));
    } finally {
      setBusyCode(null);
    }
  };
  const sendPoints = async (use_point: number): Promise<void> => {
    const changed = await setPoint({ token, use_point }).unwrap();
    const used = changed.detail.order.use_point;
    setStatus(used === 0 ? copy.noPointsUsed(totalOf(changed)) : copy.pointsUsed(formatNumber(used), totalOf(changed)));
  };
  const setPoints = async (points: number): Promise<void> => {
    try {
      await sendPoints(points);
    } catch (problem) {
      dispatch(toFailureToast(problem));
    }
  };
  return {
    coupons: coupons.map((coupon) => toCouponInUse(coupon, isCarriageKnown(cart))),
    usable: (mine?.data ?? [])
      .filter(({ code }) => !coupons.some((used) => used.code === code))
      .map((coupon) => ({ ...coupon, missing: Math.max(0, coupon.minimum - order.total_products) }))
      .toSorted((one, other) => one.missing - other.missing),
    refusal,
    status,
    busyCode,
    point,
    pointsLeft: point && order.use_point > 0 ? point.balance - order.use_point : null,
    pointValues: filledValues(pointFields, { use_point: order.use_point }),
    unapplied: unapplied[0] ?? null,
    onCouponEntered: (input) =>
      catchFormFailure(async () => setStatus(copy.entered(totalOf(await addCoupon({ token, ...input }).unwrap())))),
    onCouponUsed: (code) => void applyCoupon(code),
    onCouponRemoved: (code) => void removeCoupon(code),
    onPointSet: (points) => void setPoints(points),
    onPointEntered: ({ use_point }) => catchFormFailure(() => sendPoints(use_point)),
    onUnappliedChanged: (field, isUnapplied) =>
      setUnapplied((fields) => [...fields.filter((other) => other !== field), ...(isUnapplied ? [field] : [])]),
  };
}
