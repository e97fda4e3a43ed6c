import { useDeleteCartProductMutation, useModifyCartProductMutation } from "@noren/api/endpoints/cart";
import type { CartLine } from "@noren/contract";
import type { Problem } from "@noren/domain/problem";
import { loginPath } from "@noren/domain/return-address";
import { useState } from "react";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { refusalOf } from "../../load/refusal.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { toasted } from "../../state/flash.ts";
import { useCart } from "../../state/use-cart.ts";
import { useIsSelling } from "../../state/use-is-selling.ts";
import { useMember } from "../../state/use-member.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

const CHECKOUT = "/cart/shipping-select";
const MESSAGES = ["cart-index", "cart-note", "cart-links"] as const;

/** Changes of lines, one at a time for each line; a refusal is a toast, and the cart says what holds. */
function useLineChanges(token: string | null) {
  const dispatch = useAppDispatch();
  const [busyLines, setBusyLines] = useState<readonly string[]>([]);
  const [modify] = useModifyCartProductMutation();
  const [remove] = useDeleteCartProductMutation();
  const change = async ({ key }: CartLine, work: (token: string) => Promise<unknown>): Promise<void> => {
    if (token === null || busyLines.includes(key)) return;
    setBusyLines((busy) => [...busy, key]);
    try {
      await work(token);
    } catch (problem) {
      dispatch(toasted({ message: refusalOf(problem as Problem).message, type: "negative" }));
    } finally {
      setBusyLines((busy) => busy.filter((other) => other !== key));
    }
  };
  return {
    busyLines,
    onQuantityChanged: (line: CartLine, quantity: number) =>
      void change(line, (token) => modify({ token, key: line.key, quantity }).unwrap()),
    onLineRemoved: (line: CartLine) => void change(line, (token) => remove({ token, key: line.key }).unwrap()),
  };
}

/** The cart. */
export function useCartModel(): CartProps {
  const { token, cart } = useCart();
  return {
    cart,
    isMember: useMember() ?? false,
    isSelling: useIsSelling(),
    checkoutPath: CHECKOUT,
    loginPath: loginPath(CHECKOUT),
    ...useLineChanges(token),
    ...usePageMessages(MESSAGES),
  };
}
