import { ApiError } from "../http/api-error.ts";
import { maxQuantity } from "../catalogue/stock-limits.ts";
import type { ShopContext } from "../context/request-context.ts";
import type { CartContent, ContentLine } from "../db/schema/cart-content.ts";
import { addProducts } from "./add-products.ts";
import { quantityOf, SAVED_LIMIT } from "./cart-content.ts";
import { cartCopy, noticeCopy } from "./cart.copy.ts";
import { joinSaved, normalizeContent } from "./line-edits.ts";
import type { LockedCart } from "./locked-cart.ts";

const refuse = (code: string, message: string) => new ApiError(422, code, message);
const refuseUnknownProduct = () => refuse("cart.update_products.product_not_found", cartCopy.productNotFound);

/** The line with this key, and those of its accessories that have no other line to belong to. */
function withAccessories(lines: readonly ContentLine[], key: string): ContentLine[] {
  const line = lines.find((each) => each.key === key);
  if (!line) return [];
  const isMain = (each: ContentLine) => each.accessory_of === null && each.variant_id === line.variant_id;
  if (line.accessory_of !== null || lines.filter(isMain).length > 1) return [line];
  return [line, ...lines.filter((each) => each.accessory_of === line.variant_id)];
}

/** An accessory without its product is a product of its own. */
const onItsOwn = (lines: readonly ContentLine[]): ContentLine[] =>
  lines.map((line) =>
    lines.some((each) => each.accessory_of === null && each.variant_id === line.accessory_of)
      ? line
      : { ...line, accessory_of: null },
  );

/**
 * Moves a line with its accessories out of what is ordered.
 *
 * @throws ApiError 422 for an unknown line, and beyond `SAVED_LIMIT`
 */
export function saveForLater(content: CartContent, key: string): CartContent {
  const moved = withAccessories(content.lines, key);
  if (moved.length === 0) throw refuseUnknownProduct();
  const saved = joinSaved(content.saved ?? [], onItsOwn(moved));
  if (saved.length > SAVED_LIMIT) {
    throw refuse("cart.update_products.limit", cartCopy.tooManySaved(SAVED_LIMIT));
  }
  return normalizeContent({ ...content, lines: content.lines.filter((line) => !moved.includes(line)), saved });
}

/**
 * Puts a saved line back with its accessories, in the quantity that can be ordered; a notice says so if that is less.
 *
 * @throws ApiError 422 for an unknown line, or one of which nothing can be ordered
 */
export async function returnToCart(locked: LockedCart, shop: ShopContext, key: string): Promise<CartContent> {
  const saved = locked.content.saved ?? [];
  const [line, ...accessories] = withAccessories(saved, key);
  if (!line) throw refuseUnknownProduct();
  const orderable = ({ variant_id, quantity }: ContentLine): number => {
    const variant = locked.variants.get(variant_id);
    if (!variant) return quantity;
    const left = maxQuantity(variant.stock) - quantityOf(locked.content, variant_id);
    if (left < quantity && left > 0) {
      locked.notices.push({
        code: "cart.notice.reduced",
        message: noticeCopy.reduced(variant.name, left),
        product_name: variant.name,
      });
    }
    return Math.min(quantity, left);
  };
  const asked = ({ variant_id: product_id, name_embroidery, accessory_of }: ContentLine, quantity: number) => ({
    product_id,
    quantity,
    name_embroidery,
    accessory_of,
  });
  // At least one piece is asked for, so that a sold-out product is refused with its reason.
  const products = [asked(line, Math.max(1, orderable(line)))];
  const returned = [line];
  for (const accessory of accessories) {
    const quantity = orderable(accessory);
    const isForSale = locked.variants.get(accessory.variant_id)?.isForSale ?? false;
    if (quantity < 1 || !isForSale) continue;
    products.push(asked(accessory, quantity));
    returned.push(accessory);
  }
  const content = await addProducts(locked, shop, products);
  return normalizeContent({ ...content, saved: onItsOwn(saved.filter((each) => !returned.includes(each))) });
}
