import { calls } from "@noren/contract";
import { nameOf } from "../address/plain-address.ts";
import { ApiError } from "../http/api-error.ts";
import { type Route, serve } from "../context/serve.ts";
import { addProducts, changeQuantity, setQuantities } from "./add-products.ts";
import { editCart } from "./locked-cart.ts";
import { openFirstCart } from "./cart-owner.ts";
import { cartCopy } from "./cart.copy.ts";
import type { ContentLine } from "../db/schema/cart-content.ts";
import { createNotDeliverableError, undeliverableTo } from "./undeliverable.ts";
import { divideLines, removeLines } from "./line-edits.ts";
import { returnToCart, saveForLater } from "./saved-lines.ts";
import { editWithUndo, emptyCart, rememberRemoval, undoRemoval } from "./undo-removal.ts";

const refuse = (code: string, message: string) => new ApiError(422, code, message);

export const cartProductRoutes: readonly Route[] = [
  serve(calls.initCart, async ({ body, ...shop }) => {
    const { token } = await openFirstCart(shop, shop.memberId, body.token ?? null);
    return editCart(shop, token, "products", ({ content, variants }) => {
      const ids = content.lines.map((line) => line.variant_id).filter((id) => !variants.get(id)?.isForSale);
      if (ids.length === 0) return content;
      if (body.invalid_product) return removeLines(content, undefined, ids);
      throw refuse(
        "cart.init.product_not_found",
        cartCopy.productsGone([...new Set(ids)].flatMap((id) => variants.get(id)?.name ?? [])),
      );
    });
  }),
  serve(calls.getCart, ({ params, ...shop }) => editCart(shop, params.token, "products", ({ content }) => content)),
  serve(calls.resetCart, ({ body, ...shop }) => editWithUndo(shop, body.token, ({ content }) => emptyCart(content))),
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
  serve(calls.deleteCartProduct, ({ body, ...shop }) =>
    editWithUndo(shop, body.token, (locked) => {
      if (body.undo !== undefined) return undoRemoval(locked, shop, body.undo);
      const { content } = locked;
      return rememberRemoval(content, removeLines(content, body.key, body.ids ?? []));
    }),
  ),
  serve(calls.saveCartProduct, ({ body, ...shop }) =>
    editCart(shop, body.token, "products", (locked) =>
      body.is_saved ? saveForLater(locked.content, body.key) : returnToCart(locked, shop, body.key),
    ),
  ),
  serve(calls.divideCartProduct, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", (locked) => {
      const { variants, delivery } = locked;
      const ids = new Set(body.products.map(({ product_id }) => product_id));
      const sumMismatch = () => refuse("cart_detail.divide.sum_mismatch", cartCopy.sumMismatch);
      // Checked first: each product goes through all lines.
      if (ids.size < body.products.length) throw sumMismatch();
      const content = body.sets_quantities ? setQuantities(locked, body.products) : locked.content;
      const divided = divideLines(content, body.products);
      if (!divided) throw sumMismatch();
      for (const shipping of divided.shippings) {
        const isDivided = (line: ContentLine) => ids.has(line.variant_id);
        const refusal = undeliverableTo(divided, shipping, variants, delivery.tariffs, isDivided);
        const isOneOfMany = divided.shippings.length > 1;
        if (refusal !== null) {
          throw createNotDeliverableError(
            isOneOfMany ? cartCopy.refusedFor(nameOf(shipping.address), refusal) : refusal,
          );
        }
      }
      return divided;
    }),
  ),
];
