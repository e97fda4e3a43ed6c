import { useCheckCartPaymentQuery } from "@noren/api/endpoints/payment";
import type { Cart } from "@noren/contract";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { PendingPaymentProps } from "#ui/slots/pending-payment/pending-payment.props";
import { isRetryable } from "../problem/is-retryable.ts";
import { isProblem } from "../problem/problem-response.ts";
import { cartEvent } from "../state/cart.ts";
import { useAppDispatch, useAppSelector } from "../state/hooks.ts";
import { placedOrderPath } from "./placed-order.ts";

/**
 * The payment that the shopper left at the payment service; null for none, undefined while that is unknown. Ends a payment
 * that has ended at the service [cart.payment-cookie], and shows the order of one that succeeded.
 */
export function usePendingPayment(cart: Cart | null): PendingPaymentProps | null | undefined {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isPaying = useAppSelector((state) => state.cart.status === "ready" && state.cart.isPaying);
  const payment_id = cart?.payment_id ?? null;
  const isAsked = isPaying && cart !== null && payment_id !== null;
  const { currentData, error } = useCheckCartPaymentQuery(isAsked ? { token: cart.token, payment_id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const placed = currentData?.in_progress ? placedOrderPath(currentData.in_progress) : null;
  const hasEnded = isPaying && currentData?.in_progress === null;
  useEffect(() => {
    if (hasEnded) dispatch(cartEvent({ type: "cart/paymentEnded" }));
  }, [hasEnded, dispatch]);
  useEffect(() => {
    if (placed !== null) void navigate(placed, { replace: true });
  }, [placed, navigate]);
  if (!isPaying) return null;
  const cannotBeChecked =
    isProblem(error) && !isRetryable({ endpoint: "checkCartPayment", arg: undefined, problem: error });
  if (currentData === undefined) return cannotBeChecked ? null : undefined;
  if (placed !== null) return undefined;
  return currentData.in_progress && { url: currentData.in_progress.url, expiresAt: currentData.in_progress.expires_at };
}
