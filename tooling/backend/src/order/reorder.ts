import { isLongerThan } from "@noren/validation/predicates";
import { asc, eq } from "drizzle-orm";
import { maxQuantity } from "../catalogue/stock-limits.ts";
import type { ShopContext } from "../context/request-context.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import { orderLines, orderShippings } from "../db/schema/order.ts";
import { ApiError } from "../http/api-error.ts";
import { getOrder } from "./order-history.ts";
import { addProducts, type RequestedProduct } from "../cart/add-products.ts";
import { cartCopy, noticeCopy } from "../cart/cart.copy.ts";
import { quantityOf } from "../cart/cart-content.ts";
import type { CartVariant } from "../cart/cart-variant.ts";
import { loadCartVariants } from "../cart/load-cart-variants.ts";
import type { LockedCart } from "../cart/locked-cart.ts";

/** A variant of an order with the sum of its quantities. */
interface OrderedProduct {
  variantId: number | null;
  name: string;
  quantity: number;
  accessoryOf: string | null;
  letters: string | null;
}

/**
 * Adds the products of one of the member's orders, in the quantities that can be bought. A notice names each product that is
 * missing, or of which less is added.
 *
 * @throws ApiError 404 for another member's order, 422 if nothing of it can be bought
 */
export async function reorder(
  locked: LockedCart,
  shop: ShopContext,
  { memberId, orderId }: { memberId: number; orderId: number },
): Promise<CartContent> {
  await getOrder(locked.tx, memberId, orderId);
  const ordered = await listOrderedProducts(locked, orderId);
  const ids = ordered.flatMap(({ variantId }) => variantId ?? []);
  for (const [id, found] of await loadCartVariants(locked.tx, shop, ids)) locked.variants.set(id, found);
  const taken = new Map<number, number>();
  const requested: RequestedProduct[] = [];
  for (const product of ordered) {
    const { variantId, name, quantity, accessoryOf, letters } = product;
    const variant = variantId === null ? undefined : locked.variants.get(variantId);
    if (!variant?.isForSale || !canEmbroider(variant, letters)) {
      const message = variant?.isForSale ? noticeCopy.notEmbroidered(name) : noticeCopy.ended(name);
      locked.notices.push({ code: "cart.notice.not_reordered", message, product_name: name });
      continue;
    }
    const inCart = quantityOf(locked.content, variant.variantId) + (taken.get(variant.variantId) ?? 0);
    const added = Math.min(quantity, maxQuantity(variant.stock) - inCart);
    if (added < quantity) {
      const message = added > 0 ? noticeCopy.fewer(variant.name, added) : noticeCopy.noneLeft(variant.name);
      locked.notices.push({ code: "cart.notice.not_reordered", message, product_name: variant.name });
    }
    if (added <= 0) continue;
    taken.set(variant.variantId, (taken.get(variant.variantId) ?? 0) + added);
    const main = ordered.find((each) => each.accessoryOf === null && each.name === accessoryOf);
    const accessory_of = main?.variantId != null && taken.has(main.variantId) ? main.variantId : null;
    requested.push({ product_id: variant.variantId, quantity: added, name_embroidery: letters, accessory_of });
  }
  if (requested.length === 0) throw new ApiError(422, "cart.reorder.unavailable", cartCopy.nothingToReorder);
  return addProducts(locked, shop, requested);
}

/** Whether the letters can be embroidered on the variant. */
const canEmbroider = ({ embroideryLetters }: CartVariant, letters: string | null): boolean =>
  letters === null || (embroideryLetters !== null && !isLongerThan(letters, embroideryLetters));

/** The lines of an order, those of the same product in one. A product comes before its accessories. */
async function listOrderedProducts({ tx }: LockedCart, orderId: number): Promise<OrderedProduct[]> {
  const lines = await tx
    .select({
      variantId: orderLines.variantId,
      name: orderLines.productName,
      quantity: orderLines.quantity,
      accessoryOf: orderLines.accessory_of,
      letters: orderLines.name_embroidery,
    })
    .from(orderLines)
    .innerJoin(orderShippings, eq(orderShippings.id, orderLines.orderShippingId))
    .where(eq(orderShippings.orderId, orderId))
    .orderBy(asc(orderShippings.position), asc(orderLines.position));
  const merged = new Map<string, OrderedProduct>();
  for (const line of lines) {
    const key = JSON.stringify([line.variantId ?? line.name, line.accessoryOf, line.letters]);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  const isMain = ({ accessoryOf }: OrderedProduct) => accessoryOf === null;
  const products = [...merged.values()];
  return [...products.filter(isMain), ...products.filter((product) => !isMain(product))];
}
