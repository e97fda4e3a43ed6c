import { useModifyCartShippingMutation } from "@noren/api/endpoints/cart";
import {
  useDivideCartProductMutation,
  useListCartLeadTimesQuery,
  useModifyCartPackingMutation,
} from "@noren/api/endpoints/cart-checkout";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import type { Problem } from "@noren/domain/problem";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate } from "react-router";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type { CartShippingDetailProps } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { toFormFailure, catchFormFailure } from "../../problem/form-failure.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { addToast } from "../../state/flash.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useBusinessCalendar } from "../../state/use-business-calendar.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { cartDestinations, emptyDestinations, firstRefusal } from "./destinations.ts";
import { cartDivision, findUndivided, toDivideRequest } from "./division.ts";

/** Delivery day and time slot of each parcel, and the division of the products among destinations. */
export function useCartShippingDetailModel(): CartShippingDetailProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { token, cart } = useCheckout("shipping-detail");
  const { data: settings } = useGetSettingsQuery();
  const { currentData: leadTimes } = useListCartLeadTimesQuery(cart && token ? token : skipToken);
  const [modifyPacking, { isLoading: isSaving }] = useModifyCartPackingMutation();
  const [modifyShipping] = useModifyCartShippingMutation();
  const [divide] = useDivideCartProductMutation();
  const destinations = cart && leadTimes ? cartDestinations(cart, leadTimes) : null;
  const division = cart && cartDivision(cart);
  const tellProblem = (problem: Problem) =>
    dispatch(addToast({ message: toFormFailure(problem).message, type: "negative" }));
  return {
    destinations,
    division,
    sums: cart && toCartSums(cart),
    ...useBusinessCalendar(),
    addPath: settings?.["ORDER.SHIPPING.IS_ALLOW_MULTIPLE"] ? paths.cartShippingAdd() : null,
    backPath: paths.cartShippingSelect(),
    onGiftOpened: (path, packings) => {
      if (token === null || isSaving) return;
      modifyPacking({ token, packings: [...packings] })
        .unwrap()
        .then(() => navigate(path))
        .catch(tellProblem);
    },
    onShippingRemoved: (key) => {
      if (token === null) return;
      modifyShipping({ token, key, is_remove: true }).unwrap().catch(tellProblem);
    },
    onDivided: async ({ quantities }) => {
      if (token === null || division === null) return undefined;
      const undivided = findUndivided(division, quantities);
      if (undivided) return { message: copy.divideFirst(undivided.name) };
      return catchFormFailure(() => divide({ token, products: toDivideRequest(division, quantities) }).unwrap());
    },
    onSubmitted: async ({ packings }) => {
      const empty = emptyDestinations(destinations ?? []);
      if (empty.length > 0) return { message: copy.nothingTo(empty) };
      const refusal = firstRefusal(destinations ?? []);
      if (refusal !== null) return { message: refusal };
      return catchFormFailure(async () => {
        if (token === null) return;
        await modifyPacking({ token, packings }).unwrap();
        await navigate(paths.cartPayment());
      });
    },
  };
}
