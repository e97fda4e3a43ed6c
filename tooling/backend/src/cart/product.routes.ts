import { calls } from "@noren/contract";
import { nameOf } from "../address/plain-address.ts";
import { ApiError } from "../http/api-error.ts";
import { type Route, serve } from "../context/serve.ts";
import { addProducts, changeQuantity, setQuantities } from "./add-products.ts";
import { editCart } from "./locked-cart.ts";
import { EMPTY_CART } from "./cart-content.ts";
import { openFirstCart } from "./cart-owner.ts";
import { cartCopy } from "./cart.copy.ts";
import type { ContentLine } from "../db/schema/cart-content.ts";
import { notDeliverable, undeliverableTo } from "./undeliverable.ts";
import { divideLines, removeLines } from "./line-edits.ts";
import { rememberRemoval, undoRemoval } from "./undo-removal.ts";

const refuse = (code: string, message: string) => new ApiError(422, code, message);

export const cartProductRoutes: readonly Route[] = [
  serve(calls.initCart, async ({ body, ...shop }) => {
    const { token } = await openFirstCart(shop, shop.memberId, body.token ?? null);
    return editCart(shop, token, "products", ({ content, variants }) => {
      const gone = [...variants.values()].filter((variant) => !variant.isForSale);
      if (gone.length === 0) return content;
      const ids = gone.map((variant) => variant.variantId);
      if (body.invalid_product) return removeLines(content, undefined, ids);
      throw refuse("cart.init.product_not_found", cartCopy.productsGone(gone.map((variant) => variant.name)));
    });
  }),
  serve(calls.getCart, ({ params, ...shop }) => editCart(shop, params.token, "products", ({ content }) => content)),
  serve(calls.resetCart, ({ body, ...shop }) =>
    editCart(shop, body.token, "products", ({ content }) => ({
      ...EMPTY_CART,
      next_key: content.next_key,
      orderer: content.orderer,
    })),
  ),
  serve(calls.addCartProduct, ({ body, ...shop }) =>
    editCart(shop, body.token, "products", (locked) => addProducts(locked, shop, [body])),
  ),
  serve(calls.addCartProductSet, ({ body, ...shop }) =>
    editCart(shop, body.token, "products", (locked) => addProducts(locked, shop, body.products)),
  ),
  serve(calls.modifyCartProduct, ({ body, ...shop }) =>
    editCart(shop, body.token, "products", (locked) => {
      const line = locked.content.lines.find((each) => each.key === body.key);
      return changeQuantity(locked, line, body.quantity);
    }),
  ),
  serve(calls.deleteCartProduct, async ({ body, ...shop }) => {
    let undoKey: string | undefined;
    const cart = await editCart(shop, body.token, "products", (locked) => {
      if (body.undo !== undefined) return undoRemoval(locked, shop, body.undo);
      const { content } = locked;
      const left = rememberRemoval(content, removeLines(content, body.key, body.ids ?? []));
      if (left.removed !== content.removed) undoKey = left.removed?.key;
      return left;
    });
    return { ...cart, ...(undoKey !== undefined && { undo_key: undoKey }) };
  }),
  serve(calls.divideCartProduct, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", (locked) => {
      const { variants, delivery } = locked;
      const content = body.sets_quantities ? setQuantities(locked, body.products) : locked.content;
      const divided = divideLines(content, body.products);
      if (!divided) throw refuse("cart_detail.divide.sum_mismatch", cartCopy.sumMismatch);
      const ids = new Set(body.products.map(({ product_id }) => product_id));
      for (const shipping of divided.shippings) {
        const isDivided = (line: ContentLine) => ids.has(line.variant_id);
        const refusal = undeliverableTo(divided, shipping, variants, delivery.tariffs, isDivided);
        const isOneOfMany = divided.shippings.length > 1;
        if (refusal !== null) {
          throw notDeliverable(isOneOfMany ? cartCopy.refusedFor(nameOf(shipping.address), refusal) : refusal);
        }
      }
      return divided;
    }),
  ),
];
