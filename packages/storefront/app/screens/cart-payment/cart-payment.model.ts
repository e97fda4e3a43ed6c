import { useModifyCartOrderMutation, useModifyCartOtherMutation } from "@noren/api/endpoints/cart";
import { useListCartPaymentsQuery } from "@noren/api/endpoints/payment";
import type { PaymentMethod } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { carriageStatus } from "@noren/domain/carriage";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate } from "react-router";
import type { CartPaymentProps } from "#ui/screens/cart-payment/cart-payment.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

/** The screen has no card form yet and does not leave for a page of the service. */
const isSupported = ({ requires }: PaymentMethod) => requires === "nothing";

/** The choice of the payment method. */
export function useCartPaymentModel(): CartPaymentProps {
  const navigate = useNavigate();
  const { token, cart } = useCheckout("payment");
  const { currentData: payments } = useListCartPaymentsQuery(cart && token ? token : skipToken);
  const [message = null] = usePageMessages("cart-payment");
  const [modifyOrder] = useModifyCartOrderMutation();
  const [modifyOther] = useModifyCartOtherMutation();
  return {
    cart: payments ? cart : null,
    carriage: cart ? carriageStatus(cart.detail.order, true) : "unknown",
    payments: payments?.data.filter(isSupported) ?? [],
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
