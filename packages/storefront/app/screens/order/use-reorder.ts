import { useReorderMutation } from "@noren/api/endpoints/cart-accessory";
import { paths } from "@noren/contract/paths";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { orderCopy as copy } from "#ui/screens/order/order.copy";
import type { ReorderProps } from "#ui/screens/order/order.props";
import { useOpenCart } from "../../effects/open-cart.ts";
import { toFailureToast, queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useIsSelling } from "../../state/use-is-selling.ts";

/** Puts an order into the cart once per press and shows the cart, whose notices name what is missing. Null while not selling. */
export function useReorder(orderId: number | null): ReorderProps | null {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const openCart = useOpenCart();
  const [send] = useReorderMutation();
  const [isBusy, setBusy] = useState(false);
  const isPending = useRef(false);
  const isSelling = useIsSelling();
  if (!isSelling || orderId === null) return null;
  const reorder = async (): Promise<void> => {
    if (isPending.current) return;
    isPending.current = true;
    setBusy(true);
    try {
      const token = await openCart();
      if (token === null) return;
      const { notices } = await send({ token, order_id: orderId }).unwrap();
      if (notices.length === 0) dispatch(queueFlash({ message: copy.reorder.done }));
      await navigate(paths.cart());
    } catch (problem) {
      dispatch(toFailureToast(problem));
    } finally {
      isPending.current = false;
      setBusy(false);
    }
  };
  return { isBusy, onReordered: () => void reorder() };
}
