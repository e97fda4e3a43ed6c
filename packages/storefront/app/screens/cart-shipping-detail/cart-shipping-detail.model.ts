import {
  useDivideCartProductMutation,
  useListCartLeadTimesQuery,
  useModifyCartPackingMutation,
  useModifyCartShippingMutation,
} from "@noren/api/endpoints/cart";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import type { Problem } from "@noren/domain/problem";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate } from "react-router";
import type { CartShippingDetailProps } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { toFormFailure, catchFormFailure } from "../../problem/form-failure.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { toasted } from "../../state/flash.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useBusinessCalendar } from "../../state/use-business-calendar.ts";
import { useCheckout } from "../../state/use-checkout.ts";

/** Delivery day and time slot of each parcel, and the division of the products among destinations. */
export function useCartShippingDetailModel(): CartShippingDetailProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { token, cart } = useCheckout("shipping-detail");
  const { data: settings } = useGetSettingsQuery();
  const { currentData: leadTimes } = useListCartLeadTimesQuery(cart && token ? token : skipToken);
  const [modifyPacking] = useModifyCartPackingMutation();
  const [modifyShipping] = useModifyCartShippingMutation();
  const [divide] = useDivideCartProductMutation();
  return {
    cart: leadTimes ? cart : null,
    sums: cart && toCartSums(cart),
    leadTimes: leadTimes?.data ?? [],
    ...useBusinessCalendar(),
    addPath: settings?.["ORDER.SHIPPING.IS_ALLOW_MULTIPLE"] ? paths.cartShippingAdd() : null,
    changePath: (key) => paths.cartShippingAdd({ key }),
    backPath: paths.cartShippingSelect(),
    onShippingRemoved: (key) => {
      if (token === null) return;
      modifyShipping({ token, key, is_remove: true })
        .unwrap()
        .catch((problem: Problem) => dispatch(toasted({ message: toFormFailure(problem).message, type: "negative" })));
    },
    onDivided: ({ divisions }) =>
      catchFormFailure(async () => token !== null && divide({ token, products: divisions }).unwrap()),
    onSubmitted: ({ packings }) =>
      catchFormFailure(async () => {
        if (token === null) return;
        await modifyPacking({ token, packings }).unwrap();
        await navigate(paths.cartPayment());
      }),
  };
}
