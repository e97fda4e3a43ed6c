import { useListAddressesQuery } from "@noren/api/endpoints/address";
import { useAddCartShippingMutation } from "@noren/api/endpoints/cart";
import { useModifyCartOrderMutation } from "@noren/api/endpoints/cart-checkout";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Cart, UserAddress } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { isOwnAddress } from "@noren/domain/address-book";
import { loginPath } from "@noren/domain/return-path";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate } from "react-router";
import { cartShippingSelectCopy as copy } from "#ui/screens/cart-shipping-select/cart-shipping-select.copy";
import type {
  CartShippingSelectProps,
  GuestShippingSelect,
  MemberShippingSelect,
} from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { useMember } from "../../state/use-member.ts";
import { useOffersLogin } from "../../state/use-offers-login.ts";
import { addressOfOrderer, guestValues, otherNames } from "./orderer.ts";

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
    values: guestValues(cart),
    ...help,
    loginPath: offersLogin ? loginPath(HERE) : null,
    otherNames: otherNames(cart),
    onSubmitted: ({ destination, ...orderer }) =>
      catchFormFailure(async () => {
        await modifyOrder({ token, orderer }).unwrap();
        if (destination === "self") {
          await addShipping({ token, address: addressOfOrderer(orderer), is_only: true }).unwrap();
          return navigate(paths.cartShippingDetail());
        }
        // Keep destinations that were typed; the next screen replaces one that was the orderer's own.
        return navigate(
          otherNames(cart).length === 0 ? paths.cartShippingAdd({ only: 1 }) : paths.cartShippingDetail(),
        );
      }),
  };
}

/** Ids of the cart's destinations that are in the address book, else of the default address. */
function selectedOf(cart: Cart, addresses: readonly UserAddress[]): number[] {
  const known = new Set(addresses.map(({ id }) => id));
  const used = cart.detail.shippings.flatMap(({ user_address_id: id }) => (id !== null && known.has(id) ? [id] : []));
  const usual = addresses.find(({ is_default }) => is_default) ?? addresses[0];
  return used.length > 0 || !usual ? used : [usual.id];
}

function useMemberChoice(cart: Cart | null, isMember: boolean): MemberShippingSelect | null {
  const navigate = useNavigate();
  const { data: settings } = useGetSettingsQuery();
  // Not `data`: it outlives a logout and would offer the next member the previous member's addresses.
  const { currentData: book } = useListAddressesQuery(isMember ? undefined : skipToken);
  const [addShipping] = useAddCartShippingMutation();
  if (cart === null || book === undefined) return null;
  const { token } = cart;
  return {
    kind: "member",
    addresses: book.data.map((address) => ({ ...address, isOwn: isOwnAddress(address) })),
    selectedIds: selectedOf(cart, book.data),
    canChooseSeveral: settings?.["ORDER.SHIPPING.IS_ALLOW_MULTIPLE"] ?? false,
    addPath: paths.cartShippingAdd({ only: 1 }),
    onSubmitted: async ({ addressIds }) => {
      if (addressIds.length === 0) return { message: copy.chooseOne };
      return catchFormFailure(async () => {
        // In sequence: the first replaces the cart's destinations, the others are added.
        for (const [index, user_address_id] of addressIds.entries())
          await addShipping({ token, user_address_id, is_only: index === 0 }).unwrap();
        await navigate(paths.cartShippingDetail());
      });
    },
  };
}

/** The choice of the destinations. */
export function useCartShippingSelectModel(): CartShippingSelectProps {
  const { cart } = useCheckout("shipping-select");
  const isMember = useMember();
  const guest = useGuestChoice(cart);
  const member = useMemberChoice(cart, isMember === true);
  return {
    sums: cart && toCartSums(cart),
    choice: isMember === null ? null : isMember ? member : guest,
    backPath: paths.cart(),
  };
}
