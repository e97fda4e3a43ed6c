import { useModifyCartShippingMutation } from "@noren/api/endpoints/cart";
import {
  useListCartLeadTimesQuery,
  useListSharedLeadTimesQuery,
  useModifyCartPackingMutation,
} from "@noren/api/endpoints/cart-checkout";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate } from "react-router";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type { CartShippingDetailProps } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { addToast, toFailureToast } from "../../state/flash.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useBusinessCalendar } from "../../state/use-business-calendar.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import {
  listCartDestinations,
  listEmptyDestinations,
  findFirstRefusal,
  keepWishesOfParcels,
  listSeveralParcels,
  findSharedWindow,
} from "./destinations.ts";
import { useShares } from "./use-shares.ts";

/** Delivery day and time slot of each parcel, and the division of the products among destinations. */
export function useCartShippingDetailModel(): CartShippingDetailProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { token, cart } = useCheckout("shipping-detail");
  const { data: settings } = useGetSettingsQuery();
  const { currentData: leadTimes } = useListCartLeadTimesQuery(cart && token ? token : skipToken);
  const [modifyPacking, { isLoading: isSaving }] = useModifyCartPackingMutation();
  const [modifyShipping] = useModifyCartShippingMutation();
  const keys = cart ? listSeveralParcels(cart) : [];
  const { currentData: together } = useListSharedLeadTimesQuery(token && keys.length > 0 ? { token, keys } : skipToken);
  const { settle, ...shares } = useShares(cart);
  const destinations = cart && leadTimes ? listCartDestinations(cart, leadTimes, together?.data ?? []) : null;
  const showFailure = (problem: unknown) => dispatch(toFailureToast(problem));
  return {
    destinations,
    ...shares,
    shared: destinations && findSharedWindow(destinations.flatMap(({ parcels }) => parcels)),
    sums: cart && toCartSums(cart),
    ...useBusinessCalendar(),
    addPath: settings?.["ORDER.SHIPPING.IS_ALLOW_MULTIPLE"] ? paths.cartShippingAdd() : null,
    backPath: paths.cartShippingSelect(),
    onStepOpened: (path, packings) => {
      if (token === null || isSaving) return;
      modifyPacking({ token, packings: [...packings] })
        .unwrap()
        .then(() => navigate(path))
        .catch(showFailure);
    },
    onShippingRemoved: (key) => {
      if (token === null) return;
      const left = destinations?.filter((destination) => destination.key !== key) ?? [];
      const hasProducts = destinations?.some((each) => each.key === key && each.carriage !== null) ?? false;
      settle()
        .then(() => modifyShipping({ token, key, is_remove: true }).unwrap())
        .then(() => {
          if (hasProducts && left[0]) dispatch(addToast({ message: copy.moved(left[0].name), type: "info" }));
        })
        .catch(showFailure);
    },
    onSubmitted: async ({ packings }) => {
      const { fault, cart: saved } = await settle();
      if (fault !== null) return { message: fault };
      if (saved === null) return undefined;
      const empty = listEmptyDestinations(saved);
      if (empty.length > 0) return { message: copy.nothingTo(empty) };
      const refusal = findFirstRefusal(saved);
      if (refusal !== null) return { message: refusal };
      return catchFormFailure(async () => {
        await modifyPacking({ token: saved.token, packings: keepWishesOfParcels(saved, packings) }).unwrap();
        await navigate(paths.cartPayment());
      });
    },
  };
}
