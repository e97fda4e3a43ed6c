import { LINE_LIMIT } from "@noren/contract";
import { isLongerThan } from "@noren/validation/predicates";
import { ApiError } from "../http/api-error.ts";
import { quantityOf } from "./cart-content.ts";
import type { CartContent, ContentLine } from "../db/schema/cart-content.ts";
import type { ShopContext } from "../context/request-context.ts";
import type { LockedCart } from "./locked-cart.ts";
import { cartCopy } from "./cart.copy.ts";
import type { CartVariant } from "./cart-variant.ts";
import { addLine, isSameItem, removeSurplus, setQuantity, type Spread } from "./line-edits.ts";
import { loadCartVariants } from "./load-cart-variants.ts";
import { maxQuantity } from "../catalogue/stock-limits.ts";

const refuse = (code: string, message: string) => new ApiError(422, code, message);

/** A variant to add to a cart. */
export interface RequestedProduct {
  product_id: number;
  quantity: number;
  name_embroidery?: string | null;
  packing_key?: string | null;
  accessory_of?: number | null;
}

/** Adds variants to a cart, all or none. @throws ApiError with the codes of `calls.addCartProductSet` */
export async function addProducts(
  locked: LockedCart,
  shop: ShopContext,
  requested: readonly RequestedProduct[],
): Promise<CartContent> {
  const ids = requested.map(({ product_id }) => product_id);
  for (const [id, found] of await loadCartVariants(locked.tx, shop, ids)) locked.variants.set(id, found);
  return requested.reduce((content, { product_id, quantity, name_embroidery = null, ...place }) => {
    const variant = requireVariantForSale(locked, product_id, quantityOf(content, product_id) + quantity);
    if (name_embroidery !== null) requireEmbroidery(variant, name_embroidery);
    const seen = { name: variant.name, unit_price: variant.price, is_out: false };
    const added = addLine(content, { ...place, variant_id: product_id, quantity, name_embroidery, seen });
    if (added.lines.length <= LINE_LIMIT) return added;
    throw refuse("cart.update_products.limit", cartCopy.tooManyProducts(LINE_LIMIT));
  }, locked.content);
}

/** Changes the quantity of a line. @throws ApiError with the codes of `calls.modifyCartProduct` */
export function changeQuantity(locked: LockedCart, line: ContentLine | undefined, quantity: number): CartContent {
  if (!line) throw refuse("cart.update_products.product_not_found", cartCopy.productNotFound);
  const others = quantityOf(locked.content, line.variant_id) - line.quantity;
  // A decrease is always allowed. Otherwise a shopper could not reduce a line that exceeds the stock.
  if (quantity > line.quantity) requireVariantForSale(locked, line.variant_id, others + quantity);
  return setQuantity(locked.content, line.key, quantity);
}

/**
 * Changes the quantities of variants to the sums of their shares. A variant in several kinds of lines (embroidered names,
 * accessories) keeps its quantity, because the shares do not identify the line to change.
 *
 * @throws ApiError with the codes of `calls.modifyCartProduct`
 */
export function setQuantities(locked: LockedCart, spreads: readonly Spread[]): CartContent {
  return spreads.reduce((content, { product_id, shippings }) => {
    const lines = content.lines.filter((line) => line.variant_id === product_id);
    const [first] = lines;
    const wanted = shippings.reduce((sum, { quantity }) => sum + quantity, 0);
    if (!first || wanted === 0 || lines.some((line) => !isSameItem(line, first))) return content;
    const missing = wanted - quantityOf(content, product_id);
    if (missing > 0) {
      requireVariantForSale(locked, product_id, wanted);
      return setQuantity(content, first.key, first.quantity + missing);
    }
    return removeSurplus(content, { product_id, shippings }, -missing);
  }, locked.content);
}

/** Returns the variant if one order may contain `quantity` of it. @throws ApiError 422 otherwise */
function requireVariantForSale({ variants }: LockedCart, variantId: number, quantity: number): CartVariant {
  const variant = variants.get(variantId);
  if (!variant) throw refuse("cart.update_products.product_not_found", cartCopy.productNotFound);
  if (!variant.isForSale) throw refuse("cart.update_products.not_sale", cartCopy.productNotFound);
  const max = maxQuantity(variant.stock);
  if (quantity <= max) return variant;
  const message = max === 0 ? cartCopy.soldOut(variant.name) : cartCopy.tooMany(variant.name, max);
  throw refuse("cart.update_products.out_of_stock", message);
}

function requireEmbroidery({ name, embroideryLetters: max }: CartVariant, letters: string): void {
  if (max === null) throw refuse("cart.update_products.no_embroidery", cartCopy.noEmbroidery(name));
  if (!isLongerThan(letters, max)) return;
  throw refuse("cart.update_products.no_embroidery", cartCopy.embroideryTooLong(name, max));
}
