import { useSetSocialReceiverMutation } from "@noren/api/endpoints/cart-social";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Cart } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { isPackedAsGift } from "@noren/contract/is-packed-as-gift";
import { socialGiftFields } from "@noren/validation/fields/gift";
import { filledValues } from "@noren/validation/form-values";
import { useNavigate } from "react-router";
import { cartSocialGiftCopy as copy } from "#ui/screens/cart-social-gift/cart-social-gift.copy";
import type { CartSocialGiftProps } from "#ui/screens/cart-social-gift/cart-social-gift.props";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { toFailureToast, queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useCheckout } from "../../state/use-checkout.ts";

/** The postage of a social gift needs no destination: before the recipient is saved, only its amount is missing. */
function toGiftSums(cart: Cart): OrderSumsProps {
  const sums = toCartSums(cart);
  return sums.carriage === "unknown" ? { ...sums, carriage: "flat" } : sums;
}

/** Makes the cart a social gift, and navigates to its packing or to the payment, where a guest first enters the orderer. */
export function useCartSocialGiftModel(): CartSocialGiftProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { token, cart } = useCheckout("shipping-select");
  const { data: settings } = useGetSettingsQuery();
  const [setReceiver] = useSetSocialReceiverMutation();
  const [removeReceiver, { isLoading: isUndoing }] = useSetSocialReceiverMutation();
  const packing = cart?.social_packing ?? null;
  const undo = async () => {
    if (token === null) return;
    try {
      await removeReceiver({ token, receiver: null }).unwrap();
      dispatch(queueFlash({ message: copy.undone }));
      await navigate(paths.cartShippingSelect());
    } catch (problem) {
      dispatch(toFailureToast(problem));
    }
  };
  return {
    values: cart && settings ? filledValues(socialGiftFields, cart.social_receiver) : null,
    sums: cart && toGiftSums(cart),
    packed: packing && isPackedAsGift(packing) ? packing : null,
    carriage: settings?.["ORDER.SOCIAL_GIFT.CARRIAGE"] ?? 0,
    days: settings?.["ORDER.SOCIAL_GIFT.DAYS"] ?? 0,
    replacesDestinations: (cart?.detail.shippings.length ?? 0) > 0,
    isGift: cart?.social_receiver != null,
    isUndoing,
    backPath: paths.cart(),
    onSubmitted: ({ packing: chosen, ...receiver }) =>
      catchFormFailure(async () => {
        if (token === null) return;
        const changed = await setReceiver({ token, receiver }).unwrap();
        const key = changed.social_packing?.key;
        const opensComposer = chosen === "with" && key !== undefined;
        await navigate(opensComposer ? paths.cartGift({ key, from: "social" }) : paths.cartPayment());
      }),
    onUndone: () => void undo(),
  };
}
