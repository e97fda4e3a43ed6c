import { useGetCartQuery } from "@noren/api/endpoints/cart";
import { useCheckCartPaymentQuery } from "@noren/api/endpoints/payment";
import { paths } from "@noren/contract/paths";
import { tokenOf } from "@noren/domain/cart";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { cartCompleteCopy as copy } from "#ui/screens/cart-complete/cart-complete.copy";
import type { PendingPaymentProps } from "#ui/slots/pending-payment/pending-payment.props";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch, useAppSelector } from "../../state/hooks.ts";

/**
 * Why the shopper returned from the payment service without an order: the payment is pending, it failed, or the order must
 * be confirmed again. The last two redirect to their step. `isLoading` is true until the reason is known.
 *
 * @param token the cart of the missing order; null if no order is missing
 */
export function useUnplacedOrder(token: string | null): { isLoading: boolean; pending: PendingPaymentProps | null } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // A replaced cart has no payment left.
  const isCurrent = useAppSelector((state) => tokenOf(state.cart) === token);
  const {
    currentData: cart,
    isError: isCartGone,
    fulfilledTimeStamp: cartReadAt = 0,
  } = useGetCartQuery(token !== null && isCurrent ? token : skipToken);
  const payment_id = cart?.payment_id ?? null;
  const { currentData: check, fulfilledTimeStamp: checkedAt = 0 } = useCheckCartPaymentQuery(
    cart && payment_id !== null ? { token: cart.token, payment_id } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const hasFailed = cart !== undefined && cart.transaction_error !== null;
  // The check may have ended the payment, and the cart read before it lacks the reason.
  const mustConfirm = !hasFailed && check?.in_progress === null && cartReadAt >= checkedAt;
  useEffect(() => {
    if (hasFailed) void navigate(paths.cartPayment(), { replace: true });
    if (!mustConfirm) return;
    dispatch(queueFlash({ message: copy.confirmAgain, type: "negative" }));
    void navigate(paths.cartConfirm(), { replace: true });
  }, [hasFailed, mustConfirm, dispatch, navigate]);
  const waiting = check?.in_progress ?? null;
  return {
    isLoading:
      token !== null && isCurrent && !isCartGone && waiting === null && (cart === undefined || payment_id !== null),
    pending: waiting && { url: waiting.url, expiresAt: waiting.expires_at },
  };
}
