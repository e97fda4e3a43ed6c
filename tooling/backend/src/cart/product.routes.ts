import { calls } from "@noren/contract";
import { ApiError } from "../http/api-error.ts";
import { type Route, serve } from "../http/serve.ts";
import { type Desk, editCart } from "./cart-desk.ts";
import { EMPTY_CART, quantityOf } from "./cart-content.ts";
import { openFirstCart } from "./cart-owner.ts";
import { cartMessages } from "./cart.messages.ts";
import type { Good } from "./good.ts";
import { addLine, divideLines, removeLines, setQuantity } from "./line-edits.ts";
import { loadGoods } from "./load-goods.ts";
import { maxQuantity } from "./stock-limits.ts";

/** A cart is read and written whole, so it must end somewhere. */
const LINE_LIMIT = 200;

const refuse = (code: string, message: string) => new ApiError(422, code, message);

export const cartProductRoutes: readonly Route[] = [
  serve(calls.initCart, async ({ body, ...shop }) => {
    const { token } = await openFirstCart(shop, shop.memberId, body.token ?? null);
    return editCart(shop, token, "products", ({ content, goods }) => {
      const gone = [...goods.values()].filter((good) => !good.isForSale);
      if (gone.length === 0) return content;
      const ids = gone.map((good) => good.variantId);
      if (body.invalid_product) return removeLines(content, undefined, ids);
      throw refuse("cart.init.product_not_found", cartMessages.productsGone(gone.map((good) => good.name)));
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
    editCart(shop, body.token, "products", async (desk) => {
      const { product_id, quantity } = body;
      for (const [id, found] of await loadGoods(desk.tx, shop, [product_id])) desk.goods.set(id, found);
      const before = quantityOf(desk.content, product_id);
      const good = requireGood(desk, product_id, before + quantity);
      if (before === 0 && desk.content.lines.length >= LINE_LIMIT) {
        throw refuse("cart.update_products.limit", cartMessages.tooManyProducts(LINE_LIMIT));
      }
      return addLine(desk.content, product_id, quantity, { name: good.name, unit_price: good.price, is_out: false });
    }),
  ),
  serve(calls.modifyCartProduct, ({ body, ...shop }) =>
    editCart(shop, body.token, "products", (desk) => {
      const line = desk.content.lines.find((each) => each.key === body.key);
      if (!line) throw refuse("cart.update_products.product_not_found", cartMessages.productNotFound);
      const others = quantityOf(desk.content, line.variant_id) - line.quantity;
      // Fewer is always allowed: else nobody could leave a cart that the stock has fallen below.
      if (body.quantity > line.quantity) requireGood(desk, line.variant_id, others + body.quantity);
      return setQuantity(desk.content, body.key, body.quantity);
    }),
  ),
  serve(calls.deleteCartProduct, ({ body, ...shop }) =>
    editCart(shop, body.token, "products", ({ content }) => removeLines(content, body.key, body.ids ?? [])),
  ),
  serve(calls.divideCartProduct, ({ body, ...shop }) =>
    editCart(shop, body.token, "checkout", ({ content }) => {
      const divided = divideLines(content, body.products);
      if (!divided) throw refuse("cart_detail.divide.sum_mismatch", cartMessages.sumMismatch);
      return divided;
    }),
  ),
];

/** The good of a variant if the shop would sell so many of it in one order. */
function requireGood({ goods }: Desk, variantId: number, quantity: number): Good {
  const good = goods.get(variantId);
  if (!good) throw refuse("cart.update_products.product_not_found", cartMessages.productNotFound);
  if (!good.isForSale) throw refuse("cart.update_products.not_sale", cartMessages.productNotFound);
  const most = maxQuantity(good.stock);
  if (quantity <= most) return good;
  const message = most === 0 ? cartMessages.soldOut(good.name) : cartMessages.tooMany(good.name, most);
  throw refuse("cart.update_products.out_of_stock", message);
}
