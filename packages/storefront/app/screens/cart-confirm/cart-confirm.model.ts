import { useDecideCartMutation, cart as cartApi } from "@noren/api/endpoints/cart";
import { useListCartLeadTimesQuery } from "@noren/api/endpoints/cart-checkout";
import { useListCartPaymentsQuery } from "@noren/api/endpoints/payment";
import { paths, staticPages } from "@noren/contract/paths";
import type { Problem } from "@noren/domain/problem";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { CartConfirmProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { toFormFailure } from "../../problem/form-failure.ts";
import { flashed } from "../../state/flash.ts";
import { useAppDispatch, useAppSelector } from "../../state/hooks.ts";
import { useSeller } from "../../state/seller.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { finalConfirmation } from "./final-confirmation.ts";

/** True for errors that the shopper resolves in the cart. */
const isAboutStock = (code: string) =>
  code === "cart.decision.out_of_stock" || code === "cart.update_products.not_sale";

/** The final confirmation, and placing the order. */
export function useCartConfirmModel(): CartConfirmProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { token, cart } = useCheckout("confirm");
  const leadTimes = useListCartLeadTimesQuery(cart && token ? token : skipToken);
  const { currentData: payments } = useListCartPaymentsQuery(cart && token ? token : skipToken);
  const messages = usePageMessages("cart-confirm-1", "cart-confirm-2");
  // The state lives in the store: a second press does nothing, also after the screen was opened again.
  const isOrdering = useAppSelector((state) => state.cart.status === "ordering" || state.cart.status === "ordered");
  const [errorText, setErrorText] = useState<string | null>(null);
  const [placeOrder] = useDecideCartMutation();
  const payment = payments?.data.find(({ id }) => id === cart?.payment_id);
  const order = async (): Promise<void> => {
    if (cart === null || token === null || isOrdering) return;
    setErrorText(null);
    try {
      const { order_no, payment } = await placeOrder({
        token,
        total_payment: cart.detail.order.total_payment,
      }).unwrap();
      // The browser is leaving for the payment service, which returns to the complete screen.
      if (payment !== null) return;
      await navigate(paths.cartComplete({ no: order_no }), { replace: true });
    } catch (thrown) {
      const problem = thrown as Problem;
      if (problem.kind === "network" || problem.kind === "timeout") return setErrorText(copy.unsure);
      const { message } = toFormFailure(problem);
      if (problem.kind === "cart" && isAboutStock(problem.code)) {
        dispatch(flashed({ message, type: "negative" }));
        await navigate(paths.cart());
      } else setErrorText(message);
      // Fetch the cart again: it shows what prevented the order (stock, price, a delivery day in the past).
      void dispatch(cartApi.endpoints.getCart.initiate(token, { subscribe: false, forceRefetch: true }));
    }
  };
  return {
    cart,
    confirmation:
      cart && payment && !leadTimes.isLoading
        ? finalConfirmation(cart, payment, leadTimes.currentData?.data ?? [])
        : null,
    editPaths: {
      products: paths.cart(),
      orderer: paths.cartShippingSelect(),
      delivery: paths.cartShippingDetail(),
      payment: paths.cartPayment(),
    },
    seller: useSeller(),
    messages,
    termsPath: staticPages.terms,
    privacyPath: staticPages.privacy,
    isOrdering,
    errorText,
    onOrdered: () => void order(),
  };
}
