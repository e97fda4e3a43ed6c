import type { CartContent } from "../db/schema/cart-content.ts";
import type { ShopContext } from "../context/request-context.ts";
import { type LockedCart, editCart } from "../cart/locked-cart.ts";
import { openFirstCart } from "../cart/cart-owner.ts";
import { addLine } from "../cart/line-edits.ts";
import { loadCartVariants } from "../cart/load-cart-variants.ts";
import type { Transaction } from "../db/pool.ts";
import { placeOrder } from "../checkout/place-order.ts";

/** A variant to order, with letters to be embroidered, or as the accessory of another variant. */
export interface DemoLine {
  variantId: number;
  quantity: number;
  name_embroidery?: string;
  accessory_of?: number;
}

/**
 * Places an order through the regular services. Returns the order's number.
 *
 * @param finish sets the destinations and the payment method
 */
export async function placeDemoOrder(
  shop: ShopContext & { db: Transaction; memberId: number },
  lines: readonly DemoLine[],
  finish: (content: CartContent, locked: LockedCart) => CartContent,
): Promise<number> {
  const { token } = await openFirstCart(shop, shop.memberId, null);
  const { detail } = await editCart(shop, token, "checkout", async (locked) => {
    const found = await loadCartVariants(
      shop.db,
      shop,
      lines.map((line) => line.variantId),
    );
    let { content } = locked;
    for (const { variantId, ...line } of lines) {
      const variant = found.get(variantId);
      if (!variant) continue;
      locked.variants.set(variantId, variant);
      const seen = { name: variant.name, unit_price: variant.price, is_out: false };
      content = addLine(content, { ...line, variant_id: variantId, seen });
    }
    return finish(content, locked);
  });
  const placement = await placeOrder(shop, token, detail.order.total_payment);
  if (placement.kind === "paymentRequired") throw new Error("A demo order uses a method without a service");
  return placement.orderId;
}
