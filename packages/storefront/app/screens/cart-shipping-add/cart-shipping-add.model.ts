import { useAddCartShippingMutation, useModifyCartShippingMutation } from "@noren/api/endpoints/cart";
import type { AddressInput, Cart } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { destinationFields } from "@noren/validation/fields/address";
import { filledValues } from "@noren/validation/form-values";
import { useNavigate, useSearchParams } from "react-router";
import type { CartShippingAddProps } from "#ui/screens/cart-shipping-add/cart-shipping-add.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** Adds a destination, replaces all others (`?only=1`), or changes the one of `?key=`. */
function useSend(cart: Cart | null, key: string | null, isOnly: boolean) {
  const [addShipping] = useAddCartShippingMutation();
  const [modifyShipping] = useModifyCartShippingMutation();
  return async (address: AddressInput, is_save_address: boolean) => {
    if (cart === null) return;
    const { token } = cart;
    if (key === null) await addShipping({ token, address, is_save_address, is_only: isOnly }).unwrap();
    else await modifyShipping({ token, key, address }).unwrap();
  };
}

/** The form for a destination that is not in the address book. */
export function useCartShippingAddModel(): CartShippingAddProps {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const { cart } = useCheckout("shipping-add");
  const isMember = useIsMember();
  const changed = cart?.detail.shippings.find((shipping) => shipping.key === searchParams.get("key"));
  const isOnly = searchParams.get("only") === "1";
  const isFromSelect = searchParams.get("from") === "select";
  const send = useSend(cart, changed?.key ?? null, isOnly);
  return {
    values: cart === null || isMember === null ? null : filledValues(destinationFields, changed),
    isChange: changed !== undefined,
    isMember: isMember === true,
    canSave: isMember === true && changed === undefined,
    ...useAddressHelp(),
    backPath: paths.cartShippingSelect(),
    onSubmitted: ({ is_save_address, ...address }) =>
      catchFormFailure(async () => {
        await send(address, is_save_address);
        // Replace the form in the history: back leads to the choice, which lists the destination now.
        if (isFromSelect) await navigate(paths.cartShippingSelect());
        else await navigate(paths.cartShippingDetail(), { replace: isOnly });
      }),
  };
}
