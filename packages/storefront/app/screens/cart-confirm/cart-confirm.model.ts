import { cart as cartApi } from "@noren/api/endpoints/cart";
import { useDecideCartMutation } from "@noren/api/endpoints/cart-order";
import { useListCartLeadTimesQuery } from "@noren/api/endpoints/cart-checkout";
import { useListCartPaymentsQuery } from "@noren/api/endpoints/payment";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths, staticPages } from "@noren/contract/paths";
import type { Problem } from "@noren/domain/problem";
import { skipToken } from "@reduxjs/toolkit/query";
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { FormFailure } from "#ui/forms/form-submit";
import type { CartConfirmProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { useChosenCard } from "../../payment/use-chosen-card.ts";
import { usePendingPayment } from "../../payment/use-pending-payment.ts";
import { toFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch, useAppSelector } from "../../state/hooks.ts";
import { useSeller } from "../../state/seller.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { toFinalConfirmation } from "./final-confirmation.ts";

/** True for errors that the shopper resolves in the cart. */
const isAboutStock = (code: string) =>
  code === "cart.decision.out_of_stock" || code === "cart.update_products.not_sale";

const PAYMENT_REFUSED = "cart.payment.refused";

/** The errors of a card that has to be chosen again. */
const CARD_UNUSABLE = ["cart.payment.card_missing", "cart.payment.card_refused"];

/** The final confirmation, and placing the order. */
export function useCartConfirmModel(): CartConfirmProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { token, cart } = useCheckout("confirm");
  const { data: settings } = useGetSettingsQuery();
  const leadTimes = useListCartLeadTimesQuery(cart && token ? token : skipToken);
  const { currentData: payments } = useListCartPaymentsQuery(cart && token ? token : skipToken);
  const messages = usePageMessages("cart-confirm-1", "cart-confirm-2");
  // The state lives in the store: a second press does nothing, also after the screen was opened again.
  const isOrdering = useAppSelector((state) => state.cart.status === "ordering" || state.cart.status === "ordered");
  const [errorText, setErrorText] = useState<string | null>(null);
  const [placeOrder] = useDecideCartMutation();
  const [asksPassword, setAsksPassword] = useState(false);
  const [card] = useChosenCard(token);
  const pending = usePendingPayment(cart);
  const payment = payments?.data.find(({ id }) => id === cart?.payment_id);
  const isCardCharged = payment?.requires === "card" && cart?.detail.order.total_payment !== 0;
  // A payment that waits at the bank needs no card.
  const mayCardBeMissing = isCardCharged && card === null && pending === undefined && !isOrdering;
  const isCardMissing = isCardCharged && card === null && pending === null && !isOrdering;
  // The shop has withdrawn it since.
  const isPaymentGone = payments !== undefined && payment === undefined && pending === null && !isOrdering;
  const choosePaymentAgain = useCallback(
    async (message: string): Promise<void> => {
      dispatch(queueFlash({ message, type: "negative" }));
      await navigate(paths.cartPayment(), { replace: true });
    },
    [dispatch, navigate],
  );
  // The one-time token of a card does not survive a reload.
  useEffect(() => {
    if (isCardMissing) void choosePaymentAgain(copy.cardAgain);
    else if (isPaymentGone) void choosePaymentAgain(copy.paymentAgain);
  }, [isCardMissing, isPaymentGone, choosePaymentAgain]);
  const refetchCart = (cartToken: string) =>
    dispatch(cartApi.endpoints.getCart.initiate(cartToken, { subscribe: false, forceRefetch: true }));
  const order = async (currentPassword?: string): Promise<FormFailure | undefined> => {
    if (cart === null || token === null || isOrdering) return undefined;
    // The previous error stays until the answer: without it the button would move away under a double press.
    try {
      const { order_no, payment } = await placeOrder({
        token,
        total_payment: cart.detail.order.total_payment,
        ...(isCardCharged && card && { payment: card.choice }),
        ...(currentPassword !== undefined && { current_password: currentPassword }),
      }).unwrap();
      // The browser is leaving for the payment service, which returns to the complete screen.
      if (payment !== null) return undefined;
      await navigate(paths.cartComplete({ no: order_no }), { replace: true });
    } catch (thrown) {
      const problem = thrown as Problem;
      if (problem.kind === "network" || problem.kind === "timeout") {
        setErrorText(copy.unsure);
        return undefined;
      }
      const failure = toFormFailure(problem);
      if (problem.kind === "validation" && "current_password" in problem.errors) {
        setErrorText(null);
        setAsksPassword(true);
        return currentPassword === undefined ? undefined : failure;
      }
      const code = problem.kind === "cart" ? problem.code : "";
      if (code === PAYMENT_REFUSED) {
        // The payment step shows the cart's reason.
        await refetchCart(token);
        await navigate(paths.cartPayment());
        return undefined;
      }
      if (CARD_UNUSABLE.includes(code)) {
        await choosePaymentAgain(failure.message);
      } else if (isAboutStock(code)) {
        dispatch(queueFlash({ message: failure.message, type: "negative" }));
        await navigate(paths.cart());
      } else setErrorText(failure.message);
      // Fetch the cart again: it shows what prevented the order (stock, price, a delivery day in the past).
      void refetchCart(token);
    }
    return undefined;
  };
  return {
    cart,
    confirmation:
      cart && payment && !leadTimes.isLoading && !mayCardBeMissing
        ? toFinalConfirmation({
            cart,
            payment,
            card: isCardCharged ? card : null,
            leadTimes: leadTimes.currentData?.data ?? [],
            occasions: leadTimes.currentData?.packings.occasions ?? [],
            hasMembers: settings?.["SITE.IS_MEMBER_USE"] !== false,
            returnTerms: settings?.["ORDER.RETURN_TERMS"] ?? null,
            giftDays: settings?.["ORDER.SOCIAL_GIFT.DAYS"] ?? 0,
          })
        : null,
    editPaths: {
      products: paths.cart(),
      orderer: paths.cartShippingSelect(),
      sender: paths.cartSender({ from: "confirm" }),
      delivery: cart?.social_receiver ? paths.cartSocialGift() : paths.cartShippingDetail(),
      payment: paths.cartPayment(),
    },
    seller: useSeller(),
    messages,
    termsPath: staticPages.terms,
    privacyPath: staticPages.privacy,
    isOrdering,
    errorText,
    asksPassword,
    pending: pending ?? null,
    onOrdered: order,
  };
}
