import { useListAddressesQuery } from "@noren/api/endpoints/address";
import { useModifyCartShippingMutation } from "@noren/api/endpoints/cart";
import { useModifyCartOrderMutation } from "@noren/api/endpoints/cart-checkout";
import { paths } from "@noren/contract/paths";
import { typedSenderFields } from "@noren/validation/fields/cart";
import { emptyValues } from "@noren/validation/form-values";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { cartSenderCopy as copy } from "#ui/screens/cart-sender/cart-sender.copy";
import type { CartSenderProps } from "#ui/screens/cart-sender/cart-sender.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { sendersOf, senderValue, toSender } from "./senders.ts";

const backTo = (from: string | null): CartSenderProps["back"] =>
  from === "confirm" ? { path: paths.cartConfirm(), from } : { path: paths.cartShippingDetail(), from: "delivery" };

/** ご依頼主 of one destination (`?key=`), or of all. */
export function useCartSenderModel(): CartSenderProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const { cart } = useCheckout("shipping-detail");
  const isMember = useIsMember();
  const { currentData: listed } = useListAddressesQuery(isMember ? undefined : skipToken);
  const [modifyOrder] = useModifyCartOrderMutation();
  const [modifyShipping] = useModifyCartShippingMutation();
  const shippings = cart?.detail.shippings ?? [];
  const key = searchParams.get("key");
  const shipping = shippings.find((each) => each.key === key);
  const back = backTo(searchParams.get("from"));
  const book = listed?.data ?? [];
  const hasBook = isMember === false || listed !== undefined;
  // Without its destination, the form would change the sender of all.
  const isGone = cart !== null && key !== null && shipping === undefined;
  useEffect(() => {
    if (isGone) void navigate(back.path, { replace: true });
  }, [isGone, back.path, navigate]);
  return {
    choice:
      cart && isMember !== null && hasBook && !isGone
        ? {
            recipient: shipping?.shipping_name ?? null,
            senders: sendersOf(cart, book),
            values: { ...emptyValues(typedSenderFields), sender: senderValue(cart, book, shipping) },
            hasOthers: shipping !== undefined && shippings.length > 1,
          }
        : null,
    ...useAddressHelp(),
    back,
    onSubmitted: ({ sender: value, for_all, ...typed }) =>
      catchFormFailure(async () => {
        if (cart === null) return;
        const { token } = cart;
        const sender = toSender(cart, book, value, typed);
        const isForAll = for_all || shipping === undefined || shippings.length === 1;
        if (isForAll) await modifyOrder({ token, ...sender, is_sender_of_all: true }).unwrap();
        else await modifyShipping({ token, key: shipping.key, ...sender }).unwrap();
        dispatch(queueFlash({ message: copy.saved }));
        await navigate(back.path);
      }),
  };
}
