import { useListAddressesQuery } from "@noren/api/endpoints/address";
import { useAddCartShippingMutation } from "@noren/api/endpoints/cart";
import { useDivideCartProductMutation, useModifyCartOrderMutation } from "@noren/api/endpoints/cart-checkout";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Cart } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { loginPath } from "@noren/domain/return-path";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { cartShippingSelectCopy as copy } from "#ui/screens/cart-shipping-select/cart-shipping-select.copy";
import type {
  CartShippingSelectProps,
  GuestShippingSelect,
  MemberShippingSelect,
} from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { toFailureToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";
import { eachOffer, groupLinesByProduct, toEachRequest } from "../../destinations/each-offer.ts";
import { useAddressImport } from "../../destinations/use-address-import.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOffersLogin } from "../../state/use-offers-login.ts";
import { addressOfOrderer, guestValuesOf, listOtherNames } from "./orderer.ts";
import { recipientsOf, selectedOf, toChoice, valueOfAddress } from "../../destinations/recipients.ts";

const HERE = paths.cartShippingSelect();

function useGuestChoice(cart: Cart | null): GuestShippingSelect | null {
  const navigate = useNavigate();
  const help = useAddressHelp();
  const offersLogin = useOffersLogin();
  const [modifyOrder] = useModifyCartOrderMutation();
  const [addShipping] = useAddCartShippingMutation();
  if (cart === null) return null;
  const { token } = cart;
  return {
    kind: "guest",
    values: guestValuesOf(cart),
    ...help,
    loginPath: offersLogin ? loginPath(HERE) : null,
    otherNames: listOtherNames(cart),
    isSocialGift: cart.social_receiver !== null,
    onSubmitted: ({ destination, ...orderer }) =>
      catchFormFailure(async () => {
        await modifyOrder({ token, orderer }).unwrap();
        if (cart.social_receiver) return navigate(paths.cartPayment());
        if (destination === "self") {
          await addShipping({ token, address: addressOfOrderer(orderer), is_only: true }).unwrap();
          return navigate(paths.cartShippingDetail());
        }
        // Keep destinations that were typed; the next screen replaces one that was the orderer's own.
        return navigate(
          listOtherNames(cart).length === 0 ? paths.cartShippingAdd({ only: 1 }) : paths.cartShippingDetail(),
        );
      }),
  };
}

function useMemberChoice(cart: Cart | null, isMember: boolean): MemberShippingSelect | null {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { data: settings } = useGetSettingsQuery();
  // Not `data`: it outlives a logout and would offer the next member the previous member's addresses.
  const { currentData: book } = useListAddressesQuery(isMember ? undefined : skipToken);
  const [addShipping] = useAddCartShippingMutation();
  const [divide] = useDivideCartProductMutation();
  const addressImport = useAddressImport(book?.data ?? []);
  if (cart === null || book === undefined) return null;
  const { token } = cart;
  const canChooseSeveral = settings?.["ORDER.SHIPPING.IS_ALLOW_MULTIPLE"] ?? false;
  const addPath = paths.cartShippingAdd(canChooseSeveral ? { from: "select" } : { only: 1 });
  return {
    kind: "member",
    recipients: recipientsOf(cart, book.data),
    selected: selectedOf(cart, book.data),
    isProposal: cart.detail.shippings.length === 0,
    canChooseSeveral,
    offerFor: (recipients) => eachOffer(cart, recipients),
    addPath,
    onAddOpened: (recipients) => {
      addShipping({ token, ...toChoice(recipients), is_only: true })
        .unwrap()
        .then(() => navigate(addPath))
        .catch((problem: unknown) => dispatch(toFailureToast(problem)));
    },
    addressImport,
    valueOf: valueOfAddress,
    onSubmitted: async ({ recipients, goods }) => {
      if (recipients.length === 0) return { message: copy.chooseOne };
      const isEach = goods === "each" && recipients.length > 1;
      const { refusal } = eachOffer(cart, recipients.length);
      if (isEach && refusal !== null) return { message: refusal };
      return catchFormFailure(async () => {
        // Both calls can be repeated after a lost answer.
        const chosen = await addShipping({ token, ...toChoice(recipients), is_only: true }).unwrap();
        if (isEach) {
          const products = toEachRequest(chosen, [...groupLinesByProduct(chosen).keys()]);
          await divide({ token, products, sets_quantities: true }).unwrap();
        }
        await navigate(paths.cartShippingDetail());
      });
    },
  };
}

/** The choice of the destinations. */
export function useCartShippingSelectModel(): CartShippingSelectProps {
  const { cart } = useCheckout("shipping-select");
  const isMember = useIsMember();
  const navigate = useNavigate();
  const guest = useGuestChoice(cart);
  const member = useMemberChoice(cart, isMember === true);
  const isSocialGift = cart?.social_receiver != null;
  // A member is the orderer already, and the recipient enters the address.
  const hasNothingToChoose = isSocialGift && isMember === true;
  useEffect(() => {
    if (hasNothingToChoose) void navigate(paths.cartSocialGift(), { replace: true });
  }, [hasNothingToChoose, navigate]);
  return {
    sums: cart && toCartSums(cart),
    choice: isMember === null || hasNothingToChoose ? null : isMember ? member : guest,
    backPath: isSocialGift ? paths.cartSocialGift() : paths.cart(),
  };
}
