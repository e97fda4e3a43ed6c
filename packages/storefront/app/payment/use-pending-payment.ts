import { useCheckCartPaymentQuery } from "@noren/api/endpoints/payment";
import type { Cart } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { PendingPaymentProps } from "#ui/slots/pending-payment/pending-payment.props";
import { cartEvent } from "../state/cart.ts";
import { useAppDispatch, useAppSelector } from "../state/hooks.ts";

/**
 * The payment that the shopper left at the payment service; null for none, undefined while loading. Ends a payment that has
 * ended at the service [cart.payment-cookie], and leads to the order if the payment was completed there.
 */
export function usePendingPayment(cart: Cart | null): PendingPaymentProps | null | undefined {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isPaying = useAppSelector((state) => state.cart.status === "ready" && state.cart.isPaying);
  const payment_id = cart?.payment_id ?? null;
  const isAsked = isPaying && cart !== null && payment_id !== null;
  const { currentData, isError } = useCheckCartPaymentQuery(isAsked ? { token: cart.token, payment_id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const hasEnded = isPaying && currentData?.in_progress === null;
  useEffect(() => {
    if (hasEnded) dispatch(cartEvent({ type: "cart/paymentEnded" }));
  }, [hasEnded, dispatch]);
  const waiting = currentData?.in_progress;
  const completePath = waiting ? paths.cartComplete({ no: waiting.order_no }) : "";
  const isPlaced = isPaying && waiting?.url.endsWith(completePath) === true;
  useEffect(() => {
    if (isPlaced) void navigate(completePath, { replace: true });
  }, [isPlaced, completePath, navigate]);
  if (!isPaying || isError) return null;
  if (waiting === undefined || isPlaced) return undefined;
  return waiting && { url: waiting.url, expiresAt: waiting.expires_at };
}
