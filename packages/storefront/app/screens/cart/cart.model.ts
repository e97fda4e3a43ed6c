import { useDeleteCartProductMutation, useModifyCartProductMutation } from "@noren/api/endpoints/cart";
import type { Cart, CartLine } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { missingFor } from "@noren/domain/checkout";
import { loginPath } from "@noren/domain/return-path";
import { hasReducedRate } from "@noren/validation/format";
import { useRef, useState } from "react";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { useOpenCart } from "../../effects/open-cart.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { failureToast } from "../../state/flash.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useCart } from "../../state/use-cart.ts";
import { useIsSelling } from "../../state/use-is-selling.ts";
import { useOffersLogin } from "../../state/use-offers-login.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { stockNotes } from "./stock-note.ts";

/**
 * Sends changes of lines one after another, since each response is the whole cart, and only the last quantity of a line.
 * A refusal shows as a toast, and the line shows the cart's quantity again.
 */
function useLineChanges() {
  const dispatch = useAppDispatch();
  const openCart = useOpenCart();
  const [modify] = useModifyCartProductMutation();
  const [remove] = useDeleteCartProductMutation();
  const [wantedQuantities, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
  const wanted = useRef(new Map<string, number>());
  const queue = useRef(Promise.resolve());
  const send = async (key: string): Promise<void> => {
    const quantity = wanted.current.get(key);
    if (quantity === undefined) return;
    try {
      const token = await openCart();
      if (token === null) return;
      await (quantity === 0 ? remove({ token, key }) : modify({ token, key, quantity })).unwrap();
    } catch (problem) {
      dispatch(failureToast(problem));
    } finally {
      if (wanted.current.get(key) === quantity) wanted.current.delete(key);
      setWanted(new Map(wanted.current));
    }
  };
  const want = ({ key }: CartLine, quantity: number): void => {
    if (wanted.current.get(key) === 0) return;
    wanted.current.set(key, quantity);
    setWanted(new Map(wanted.current));
    queue.current = queue.current.then(() => send(key));
  };
  return { wantedQuantities, onQuantityChanged: want, onLineRemoved: (line: CartLine) => want(line, 0) };
}

/** Why the checkout of a cart with products cannot begin. */
function blockOf(cart: Cart | null, isSelling: boolean): CartProps["checkoutBlock"] {
  const need = missingFor("shipping-select", { cart, isSelling, hasOrder: false });
  return need === "selling" || need === "stock" ? need : null;
}

/** The cart. */
export function useCartModel(): CartProps {
  const { cart } = useCart();
  const isSelling = useIsSelling();
  return {
    cart,
    sums: cart && toCartSums(cart),
    productPath: ({ product_info: { is_show_product, key } }) => (is_show_product ? paths.product({ key }) : null),
    hasReducedRate: hasReducedRate(cart?.detail.products ?? []),
    stockNotes: stockNotes(cart?.detail.products ?? []),
    checkoutBlock: blockOf(cart, isSelling),
    checkoutPath: paths.cartShippingSelect(),
    loginPath: useOffersLogin() ? loginPath(paths.cartShippingSelect()) : null,
    ...useLineChanges(),
    messages: usePageMessages("cart-index", "cart-note", "cart-links"),
  };
}
