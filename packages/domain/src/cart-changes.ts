import type { Cart } from "@noren/contract/shapes/cart";
import type { CartLine } from "@noren/contract/shapes/cart-line";
import type { Category } from "@noren/contract/shapes/catalogue";
import { toTrackedLine, type TrackedEvent } from "./tracked-event.ts";

type Lines = { readonly detail: { readonly products: readonly CartLine[] } };

/** The events of a cart change: an addition for each variant whose quantity rose, a removal for each whose quantity fell. */
export function findCartChanges(before: Lines, after: Lines, tree: readonly Category[]): TrackedEvent[] {
  const had = quantitiesOf(before);
  const has = quantitiesOf(after);
  const lines = new Map([...before.detail.products, ...after.detail.products].map((line) => [line.product_id, line]));
  return [...lines].flatMap(([id, line]): TrackedEvent[] => {
    const more = (has.get(id) ?? 0) - (had.get(id) ?? 0);
    if (more === 0) return [];
    const item = toTrackedLine({ ...line, quantity: Math.abs(more) }, tree);
    return [{ name: more > 0 ? "add_to_cart" : "remove_from_cart", item }];
  });
}

/** Quantities by variant. A variant may have several lines (parcels, embroidered names). */
function quantitiesOf({ detail }: Lines): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { product_id, quantity } of detail.products)
    quantities.set(product_id, (quantities.get(product_id) ?? 0) + quantity);
  return quantities;
}

/** The checkout steps that are tracked, with the cart's products and total in yen with tax. */
export function cartStep(
  name: "view_cart" | "begin_checkout" | "add_shipping_info" | "add_payment_info",
  cart: Pick<Cart, "payment_name"> & { detail: Pick<Cart["detail"], "products" | "order"> },
  tree: readonly Category[],
): TrackedEvent {
  const { products, order } = cart.detail;
  const items = products.map((line) => toTrackedLine(line, tree));
  const value = order.total_products - order.total_discount;
  return name === "add_payment_info"
    ? { name, items, value, payment: cart.payment_name ?? "" }
    : { name, items, value };
}
