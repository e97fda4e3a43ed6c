import type { Cart } from "@noren/contract";
import type { Division, Quantities } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";

type DividedProduct = Division["products"][number];

/** The division of a cart's products, each listed once; null for a single destination. */
export function cartDivision({ detail: { products: lines, shippings } }: Cart): Division | null {
  if (shippings.length <= 1) return null;
  const products = new Map<number, DividedProduct>();
  const quantities: Record<number, Record<string, number>> = {};
  for (const { product_id: id, product_name: name, quantity, shipping_key } of lines) {
    products.set(id, { id, name, quantity: (products.get(id)?.quantity ?? 0) + quantity });
    const ofProduct = (quantities[id] ??= Object.fromEntries(shippings.map(({ key }) => [key, 0])));
    if (shipping_key !== null) ofProduct[shipping_key] = (ofProduct[shipping_key] ?? 0) + quantity;
  }
  return {
    products: [...products.values()],
    quantities,
    undividedQuantity: (id, divided) => {
      const total = products.get(id)?.quantity ?? 0;
      return Object.values(divided[id] ?? {}).reduce((rest, quantity) => rest - quantity, total);
    },
  };
}

/** The first product whose quantities do not add up to the cart's; undefined if all do. */
export const findUndivided = (division: Division, quantities: Quantities): DividedProduct | undefined =>
  division.products.find(({ id }) => division.undividedQuantity(id, quantities) !== 0);

/** The quantities as the API takes them. */
export const toDivideRequest = (division: Division, quantities: Quantities) =>
  division.products.map(({ id }) => ({
    product_id: id,
    shippings: Object.entries(quantities[id] ?? {}).map(([shipping_key, quantity]) => ({ shipping_key, quantity })),
  }));
