import { ApiError } from "../http/api-error.ts";
import { LINE_LIMIT, quantityOf } from "./cart-content.ts";
import type { CartContent, ContentLine } from "../db/schema/cart-content.ts";
import type { ShopContext } from "../context/request-context.ts";
import type { LockedCart } from "./locked-cart.ts";
import { cartCopy } from "./cart.copy.ts";
import type { Good } from "./good.ts";
import { addLine, setQuantity } from "./line-edits.ts";
import { loadGoods } from "./load-goods.ts";
import { maxQuantity } from "../catalogue/stock-limits.ts";

const refuse = (code: string, message: string) => new ApiError(422, code, message);

/** What is to be put into a cart: a variant, and what is said of it. */
export interface Wanted {
  product_id: number;
  quantity: number;
  name_embroidery?: string | null;
  packing_key?: string | null;
  accessory_of?: number | null;
}

/** Adds variants to a cart, all or none. @throws ApiError as `calls.addCartProductSet` names them */
export async function addProducts(
  locked: LockedCart,
  shop: ShopContext,
  wanted: readonly Wanted[],
): Promise<CartContent> {
  const ids = wanted.map(({ product_id }) => product_id);
  for (const [id, found] of await loadGoods(locked.tx, shop, ids)) locked.goods.set(id, found);
  return wanted.reduce((content, { product_id, quantity, name_embroidery = null, ...place }) => {
    const good = requireGood(locked, product_id, quantityOf(content, product_id) + quantity);
    if (name_embroidery !== null) requireEmbroidery(good, name_embroidery);
    const seen = { name: good.name, unit_price: good.price, is_out: false };
    const added = addLine(content, { ...place, variant_id: product_id, quantity, name_embroidery, seen });
    if (added.lines.length <= LINE_LIMIT) return added;
    throw refuse("cart.update_products.limit", cartCopy.tooManyProducts(LINE_LIMIT));
  }, locked.content);
}

/** Another quantity for a line. @throws ApiError as `calls.modifyCartProduct` names them */
export function changeQuantity(locked: LockedCart, line: ContentLine | undefined, quantity: number): CartContent {
  if (!line) throw refuse("cart.update_products.product_not_found", cartCopy.productNotFound);
  const others = quantityOf(locked.content, line.variant_id) - line.quantity;
  // Fewer is always allowed: else nobody could leave a cart that the stock has fallen below.
  if (quantity > line.quantity) requireGood(locked, line.variant_id, others + quantity);
  return setQuantity(locked.content, line.key, quantity);
}

/** The good of a variant if the shop would sell so many of it in one order. */
function requireGood({ goods }: LockedCart, variantId: number, quantity: number): Good {
  const good = goods.get(variantId);
  if (!good) throw refuse("cart.update_products.product_not_found", cartCopy.productNotFound);
  if (!good.isForSale) throw refuse("cart.update_products.not_sale", cartCopy.productNotFound);
  const most = maxQuantity(good.stock);
  if (quantity <= most) return good;
  const message = most === 0 ? cartCopy.soldOut(good.name) : cartCopy.tooMany(good.name, most);
  throw refuse("cart.update_products.out_of_stock", message);
}

function requireEmbroidery({ name, embroideryLetters: most }: Good, letters: string): void {
  if (most === null) throw refuse("cart.update_products.no_embroidery", cartCopy.noEmbroidery(name));
  if (Array.from(letters).length <= most) return;
  throw refuse("cart.update_products.no_embroidery", cartCopy.embroideryTooLong(name, most));
}
