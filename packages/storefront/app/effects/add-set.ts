import type { Body } from "@noren/api/endpoints/cart";
import { cartAccessory } from "@noren/api/endpoints/cart-accessory";
import { paths } from "@noren/contract/paths";
import type { FormFailure } from "#ui/forms/form-submit";
import { productCardCopy as copy } from "#ui/slots/product-card/product-card.copy";
import { openCart } from "./open-cart.ts";
import { catchFormFailure } from "../problem/form-failure.ts";
import { addToast } from "../state/flash.ts";
import type { StoreApi } from "../state/store.ts";

/**
 * Adds variants to the cart, all or none, and shows a toast. Resolves to the failure, which has no message when the cart could
 * not be opened: `openCart` has then shown it.
 */
export async function addSet(
  store: StoreApi,
  products: Body<"addCartProductSet">["products"],
): Promise<FormFailure | undefined> {
  let isAdded = false;
  const failure = await catchFormFailure(async () => {
    const token = await openCart(store);
    if (token === null) return;
    await store.dispatch(cartAccessory.endpoints.addCartProductSet.initiate({ token, products })).unwrap();
    isAdded = true;
    store.dispatch(addToast({ message: copy.added, link: { label: copy.toCart, path: paths.cart() } }));
  });
  return isAdded ? undefined : (failure ?? {});
}
