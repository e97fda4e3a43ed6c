import { useGetCartQuery } from "@noren/api/endpoints/cart";
import { useCheckCartPaymentQuery, useListCartPaymentsQuery } from "@noren/api/endpoints/payment";
import { paths } from "@noren/contract/paths";
import { tokenOf } from "@noren/domain/cart";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { cartCompleteCopy as copy } from "#ui/screens/cart-complete/cart-complete.copy";
import type { PendingPaymentProps } from "#ui/slots/pending-payment/pending-payment.props";
import { placedOrderPath } from "../../payment/placed-order.ts";
import { useChosenCard } from "../../payment/use-chosen-card.ts";
import { isRetryable } from "../../problem/is-retryable.ts";
import { isProblem } from "../../problem/problem-response.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch, useAppSelector } from "../../state/hooks.ts";

const canRetry = (endpoint: "getCart" | "checkCartPayment", error: unknown) =>
  isProblem(error) && isRetryable({ endpoint, arg: undefined, problem: error });

/**
 * Why the shopper returned from the payment service without an order: the payment is pending, it failed, or the order must
 * be confirmed again, with another card if the method needs one. The last two redirect to their step. `hasEnded` is true
 * when cart and payment are gone. This also happens when the order was placed meanwhile.
 *
 * @param token the cart of the missing order; null if no order is missing
 */
export function useUnplacedOrder(token: string | null): { hasEnded: boolean; pending: PendingPaymentProps | null } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // A replaced cart has no payment left.
  const isCurrent = useAppSelector((state) => tokenOf(state.cart) === token);
  const {
    currentData: cart,
    error: cartError,
    isFetching,
    fulfilledTimeStamp: cartReadAt = 0,
  } = useGetCartQuery(token !== null && isCurrent ? token : skipToken);
  const payment_id = cart?.payment_id ?? null;
  const {
    currentData: check,
    error: checkError,
    fulfilledTimeStamp: checkedAt = 0,
  } = useCheckCartPaymentQuery(cart && payment_id !== null ? { token: cart.token, payment_id } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const hasFailed = cart !== undefined && cart.transaction_error !== null;
  // The check may have ended the payment, and the cart read before it lacks the reason.
  const mustConfirm =
    !hasFailed &&
    check?.in_progress === null &&
    !isFetching &&
    (cartReadAt >= checkedAt || canRetry("getCart", cartError));
  const { currentData: payments, isError } = useListCartPaymentsQuery(mustConfirm && cart ? cart.token : skipToken);
  const [card] = useChosenCard(token);
  const method = payments?.data.find(({ id }) => id === payment_id);
  const isMethodKnown = payments !== undefined || isError;
  // The confirm step would lead on to the payment step: a card's one-time token does not survive the bank's page.
  const lacksCard = method?.requires === "card" && card === null && cart?.detail.order.total_payment !== 0;
  const mustPay = payments !== undefined && (method === undefined || lacksCard);
  useEffect(() => {
    if (hasFailed) void navigate(paths.cartPayment(), { replace: true });
    if (!mustConfirm || !isMethodKnown) return;
    dispatch(queueFlash({ message: mustPay ? copy.payAgain : copy.confirmAgain, type: "negative" }));
    void navigate(mustPay ? paths.cartPayment() : paths.cartConfirm(), { replace: true });
  }, [hasFailed, mustConfirm, isMethodKnown, mustPay, dispatch, navigate]);
  const inProgress = check?.in_progress ?? null;
  const isPlaced = inProgress !== null && placedOrderPath(inProgress) !== null;
  const waiting = isPlaced ? null : inProgress;
  const isGone = cartError !== undefined && !canRetry("getCart", cartError);
  const cannotBeChecked = checkError !== undefined && !canRetry("checkCartPayment", checkError);
  const hasNoPayment = cart !== undefined && payment_id === null;
  return {
    hasEnded: token !== null && (!isCurrent || isPlaced || isGone || cannotBeChecked || hasNoPayment),
    pending: waiting && { url: waiting.url, expiresAt: waiting.expires_at },
  };
}
