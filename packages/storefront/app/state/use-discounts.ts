import {
  useAddCartCouponMutation,
  useDeleteCartCouponMutation,
  useSetCartPointMutation,
} from "@noren/api/endpoints/cart-discount";
import { useListMyCouponsQuery } from "@noren/api/endpoints/coupon";
import type { Cart } from "@noren/contract";
import { pointFields } from "@noren/validation/fields/cart";
import { filledValues } from "@noren/validation/form-values";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import type { DiscountsProps } from "#ui/slots/discounts/discounts.props";
import { catchFormFailure } from "../problem/form-failure.ts";
import { failureToast } from "./flash.ts";
import { useAppDispatch } from "./hooks.ts";
import { useMember } from "./use-member.ts";

/** A member's coupons that can be used are shown on one page. */
const USABLE = { status: "usable", per: 100 } as const;

/** The coupons and points of the cart; null for guests and without a cart. */
export function useDiscounts(token: string | null, cart: Cart | null): DiscountsProps | null {
  const dispatch = useAppDispatch();
  const isMember = useMember() === true;
  const { data: mine } = useListMyCouponsQuery(isMember && cart ? USABLE : skipToken);
  const [addCoupon] = useAddCartCouponMutation();
  const [deleteCoupon] = useDeleteCartCouponMutation();
  const [setPoint] = useSetCartPointMutation();
  const [busyCode, setBusyCode] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<DiscountsProps["refusal"]>(null);
  if (!isMember || !cart || token === null) return null;
  const { coupons, point, order } = cart.detail;

  const applyCoupon = async (code: string): Promise<void> => {
    if (busyCode !== null) return;
    setBusyCode(code);
    setRefusal(null);
    const failure = await catchFormFailure(() => addCoupon({ token, code }).unwrap());
    setBusyCode(null);
    if (failure) setRefusal({ code, message: failure.message ?? "" });
  };
  const removeCoupon = async (code: string): Promise<void> => {
    if (busyCode !== null) return;
    setBusyCode(code);
    try {
      await deleteCoupon({ token, code }).unwrap();
    } catch (problem) {
      dispatch(failureToast(problem));
    } finally {
      setBusyCode(null);
    }
  };
  const setPoints = async (points: number): Promise<void> => {
    try {
      await setPoint({ token, use_point: points }).unwrap();
    } catch (problem) {
      dispatch(failureToast(problem));
    }
  };
  return {
    coupons: coupons.map(({ code, name, amount, carriage_amount }) => ({
      code,
      name,
      amount: amount + carriage_amount,
    })),
    usable: (mine?.data ?? []).filter(({ code }) => !coupons.some((used) => used.code === code)),
    refusal,
    busyCode,
    point,
    pointValues: filledValues(pointFields, { use_point: order.use_point }),
    earnPoint: order.earn_point,
    onCouponEntered: (input) => catchFormFailure(() => addCoupon({ token, ...input }).unwrap()),
    onCouponUsed: (code) => void applyCoupon(code),
    onCouponRemoved: (code) => void removeCoupon(code),
    onPointSet: (points) => void setPoints(points),
    onPointEntered: (input) => catchFormFailure(() => setPoint({ token, ...input }).unwrap()),
  };
}
