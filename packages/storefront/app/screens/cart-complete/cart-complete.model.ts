import { useGetCartOrderQuery } from "@noren/api/endpoints/cart-order";
import type { Order } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { unexpiredOrderedCart } from "@noren/domain/cart";
import { loginPath } from "@noren/domain/return-path";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CartCompleteProps } from "#ui/screens/cart-complete/cart-complete.props";
import { isProblem } from "../../problem/problem-response.ts";
import { useGiverGift } from "../../social-gift/use-giver-gift.ts";
import { toOrderSums } from "../../state/order-sums.ts";
import { useAppSelector } from "../../state/hooks.ts";
import { useShopContact } from "../../state/shop-contact.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOffersLogin } from "../../state/use-offers-login.ts";
import { isMissingResource } from "../../state/use-missing.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { useShopStorage } from "../../state/use-shop-storage.ts";
import { useStored } from "../../state/use-stored.ts";
import { useUnplacedOrder } from "./use-unplaced-order.ts";

/**
 * The token that gives access to the order, stored for 30 minutes after the order; undefined until storage is read.
 * The page that placed the order has it in the store, so it works without storage too.
 */
function useOrderedCartToken(): string | null | undefined {
  const stored = useStored(useShopStorage().orderedCart);
  const placed = useAppSelector(({ cart }) => (cart.status === "ordered" ? cart.orderedCart : null));
  const ordered = placed ?? stored;
  const [now] = useState(() => Date.now());
  return ordered === undefined ? undefined : (unexpiredOrderedCart(ordered, now)?.token ?? null);
}

function paymentStateOf({ status, total_payment, is_awaiting_payment }: Order): CartCompleteProps["paymentState"] {
  if (status === "cancelled") return "cancelled";
  if (total_payment === 0) return "none";
  if (status === "paid") return "paid";
  return is_awaiting_payment ? "due" : "later";
}

function toGuestReceipt({ order_no, receipt: { token, can_issue, reason } }: Order): CartCompleteProps["receipt"] {
  if (token === undefined) return null;
  if (can_issue) return { path: paths.guestReceipt({ no: order_no, t: token }) };
  return reason === null ? null : { reason };
}

/** The order that was just placed. */
export function useCartCompleteModel(): CartCompleteProps {
  const [searchParams] = useSearchParams();
  const orderNo = searchParams.get("no");
  const token = useOrderedCartToken();
  const isMember = useIsMember() ?? false;
  const [message = null] = usePageMessages("cart-complete");
  const { data, error, refetch } = useGetCartOrderQuery(orderNo && token ? { orderNo, token } : skipToken);
  // A member's order opens for the member only, who may have logged out at the payment service.
  const isLoginNeeded = orderNo !== null && isProblem(error) && error.kind === "unauthenticated";
  const navigate = useNavigate();
  useEffect(() => {
    if (isLoginNeeded) void navigate(loginPath(paths.cartComplete({ no: orderNo })), { replace: true });
  }, [isLoginNeeded, navigate, orderNo]);
  const isUnplaced = isMissingResource(error);
  const unplaced = useUnplacedOrder(isUnplaced && token ? token : null);
  // The payment's callback may have placed the order after the first answer.
  const [isRechecked, setIsRechecked] = useState(false);
  const { hasEnded } = unplaced;
  useEffect(() => {
    if (!hasEnded) return undefined;
    let isCurrent = true;
    void refetch().then(() => {
      if (isCurrent) setIsRechecked(true);
    });
    return () => {
      isCurrent = false;
      setIsRechecked(false);
    };
  }, [hasEnded, refetch]);
  const isMissing = orderNo === null || token === null || (isUnplaced && hasEnded && isRechecked);
  return {
    order: data ?? (isMissing ? "missing" : null),
    sums: data ? toOrderSums(data) : null,
    isPaymentReplaced: data !== undefined && data.order_no !== orderNo,
    paymentState: data ? paymentStateOf(data) : "later",
    pending: unplaced.pending,
    paymentPath: paths.cartPayment(),
    message,
    gift: useGiverGift(data?.social_gift),
    contact: useShopContact(),
    orderPath: isMember && data ? paths.order({ key: data.id }) : null,
    receipt: data ? toGuestReceipt(data) : null,
    registerPath: useOffersLogin() ? paths.register() : null,
  };
}
