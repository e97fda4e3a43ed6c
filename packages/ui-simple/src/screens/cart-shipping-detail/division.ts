import type { Cart, CartLine } from "@noren/contract";

/** Quantities by product id, then by destination key. */
export type Quantities = Record<number, Record<string, number>>;

type Dividable = Pick<CartLine, "product_id" | "product_name" | "quantity">;

/** The products of a cart, each once, and their current division among the destinations. */
export function divisionsOf(cart: Cart): { products: Dividable[]; values: Quantities } {
  const products = new Map<number, Dividable>();
  const values: Quantities = {};
  for (const { product_id, product_name, quantity, shipping_key } of cart.detail.products) {
    const before = products.get(product_id)?.quantity ?? 0;
    products.set(product_id, { product_id, product_name, quantity: before + quantity });
    const of = (values[product_id] ??= Object.fromEntries(cart.detail.shippings.map(({ key }) => [key, 0])));
    if (shipping_key !== null) of[shipping_key] = (of[shipping_key] ?? 0) + quantity;
  }
  return { products: [...products.values()], values };
}

/** The quantity without a destination; negative where too many are divided. */
export function restOf(productId: number, products: readonly Dividable[], quantities: Quantities): number {
  const all = products.find(({ product_id }) => product_id === productId)?.quantity ?? 0;
  return Object.values(quantities[productId] ?? {}).reduce((rest, given) => rest - given, all);
}

/** The numbers (from 1) of destinations without products. A single destination has all products. */
export function emptyDestinations({ detail: { shippings } }: Cart): number[] {
  if (shippings.length === 1) return [];
  return shippings.flatMap(({ packings }, index) =>
    packings.some(({ product_keys }) => product_keys.length > 0) ? [] : [index + 1],
  );
}
