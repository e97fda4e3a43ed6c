import { useAddCartProductMutation } from "@noren/api/endpoints/cart";
import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { useCallback, useRef, useState } from "react";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import { useOpenCart } from "./open-cart.ts";
import { addToast, toFailureToast } from "../state/flash.ts";
import { useAppDispatch } from "../state/hooks.ts";
import { useIsSelling } from "../state/use-is-selling.ts";

/** Adds a variant to the cart and shows a toast with the outcome. Ignores calls while one is in progress. */
export function useAddToCart() {
  const dispatch = useAppDispatch();
  const openCart = useOpenCart();
  const [addProduct] = useAddCartProductMutation();
  const [isAdding, setAdding] = useState(false);
  const isBusy = useRef(false);
  const add = useCallback(
    async (product_id: number, quantity: number): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setAdding(true);
      try {
        const token = await openCart();
        if (token === null) return;
        await addProduct({ token, product_id, quantity }).unwrap();
        dispatch(addToast({ message: copy.added, link: { label: copy.toCart, path: paths.cart() } }));
      } catch (problem) {
        dispatch(toFailureToast(problem));
      } finally {
        isBusy.current = false;
        setAdding(false);
      }
    },
    [addProduct, dispatch, openCart],
  );
  return { isAdding, add };
}

/** Adds one piece of a card's default variant to the cart; undefined while the shop has stopped selling [selling.stopped]. */
export function useQuickAdd(): ((product: Pick<ProductInfo, "default_variant_id">) => void) | undefined {
  const { add } = useAddToCart();
  const isSelling = useIsSelling();
  const addOne = useCallback(
    ({ default_variant_id }: Pick<ProductInfo, "default_variant_id">) => {
      if (default_variant_id !== null) void add(default_variant_id, 1);
    },
    [add],
  );
  return isSelling ? addOne : undefined;
}
