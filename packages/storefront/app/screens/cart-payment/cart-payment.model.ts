import { useModifyCartOrderMutation, useModifyCartOtherMutation } from "@noren/api/endpoints/cart-checkout";
import { useListCartPaymentsQuery } from "@noren/api/endpoints/payment";
import type { Cart, PaymentMethod } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate } from "react-router";
import type { CartPaymentProps } from "#ui/screens/cart-payment/cart-payment.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

/** The screen has no card form yet and does not leave for a page of the service. */
const isSupported = ({ requires }: PaymentMethod) => requires === "nothing";

/** The cart's payment method, if it can still be chosen, and remarks. */
function initialValues(cart: Cart, methods: readonly PaymentMethod[]) {
  const chosen = methods.find(({ id, is_available }) => is_available && id === cart.payment_id);
  return { payment_id: chosen ? String(chosen.id) : "", remarks: cart.remarks ?? "" };
}

/** The choice of the payment method. */
export function useCartPaymentModel(): CartPaymentProps {
  const navigate = useNavigate();
  const { token, cart } = useCheckout("payment");
  const { currentData: payments } = useListCartPaymentsQuery(cart && token ? token : skipToken);
  const [message = null] = usePageMessages("cart-payment");
  const [modifyOrder] = useModifyCartOrderMutation();
  const [modifyOther] = useModifyCartOtherMutation();
  const methods = payments?.data.filter(isSupported) ?? [];
  return {
    values: cart && payments ? initialValues(cart, methods) : null,
    sums: cart && toCartSums(cart),
    payments: methods,
    message,
    backPath: paths.cartShippingDetail(),
    onSubmitted: ({ payment_id, remarks }) =>
      catchFormFailure(async () => {
        if (token === null) return;
        await modifyOther({ token, remarks }).unwrap();
        await modifyOrder({ token, payment_id: Number(payment_id) }).unwrap();
        await navigate(paths.cartConfirm());
      }),
  };
}
