import { calls } from "@noren/contract";
import { and, eq } from "drizzle-orm";
import { productAccessories, variants } from "../db/schema/catalogue.ts";
import { ApiError } from "../http/api-error.ts";
import { type Route, serve } from "../context/serve.ts";
import { addProducts, changeQuantity } from "./add-products.ts";
import type { ContentLine } from "../db/schema/cart-content.ts";
import { type LockedCart, editCart } from "./locked-cart.ts";
import { cartCopy } from "./cart.copy.ts";
import { removeLines } from "./line-edits.ts";
import { editWithUndo, rememberRemoval } from "./undo-removal.ts";

export const cartAccessoryRoutes: readonly Route[] = [
  serve(calls.addCartAccessory, ({ body: { token, key, product_id, quantity }, ...shop }) =>
    editCart(shop, token, "products", async (locked) => {
      const line = locked.content.lines.find((each) => each.key === key && each.accessory_of === null);
      if (!line) {
        throw new ApiError(422, "cart.update_products.product_not_found", cartCopy.productNotFound);
      }
      await requireAccessory(locked, line, product_id);
      const { packing_key, variant_id: accessory_of } = line;
      return addProducts(locked, shop, [{ product_id, quantity, packing_key, accessory_of }]);
    }),
  ),
  serve(calls.modifyCartAccessory, ({ body, ...shop }) =>
    editCart(shop, body.token, "products", (locked) =>
      changeQuantity(locked, accessoryOf(locked, body.key), body.quantity),
    ),
  ),
  serve(calls.deleteCartAccessory, ({ body, ...shop }) =>
    editWithUndo(shop, body.token, (locked) =>
      rememberRemoval(locked.content, removeLines(locked.content, accessoryOf(locked, body.key)?.key, [])),
    ),
  ),
];

function accessoryOf({ content }: LockedCart, key: string): ContentLine | undefined {
  return content.lines.find((line) => line.key === key && line.accessory_of !== null);
}

/** @throws ApiError 422 unless the shop lists the variant as an accessory of the line's product */
async function requireAccessory(
  { tx, variants: cartVariants }: LockedCart,
  line: ContentLine,
  variantId: number,
): Promise<void> {
  const variant = cartVariants.get(line.variant_id);
  const found = variant
    ? await tx
        .select({ id: variants.id })
        .from(productAccessories)
        .innerJoin(variants, eq(variants.productId, productAccessories.accessoryId))
        .where(and(eq(productAccessories.productId, variant.productId), eq(variants.id, variantId)))
    : [];
  if (found.length > 0) return;
  throw new ApiError(422, "cart.accessories.not_accessory", cartCopy.notAccessory(line.seen.name));
}
