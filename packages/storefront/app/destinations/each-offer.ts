import type { Cart, CartLine } from "@noren/contract";
import { cartShippingSelectCopy as copy } from "#ui/screens/cart-shipping-select/cart-shipping-select.copy";
import type { EachOffer } from "#ui/screens/cart-shipping-select/cart-shipping-select.props";

/** The lines of each product. */
export function groupLinesByProduct({ detail }: Pick<Cart, "detail">): Map<number, CartLine[]> {
  const products = new Map<number, CartLine[]>();
  for (const line of detail.products) products.set(line.product_id, [...(products.get(line.product_id) ?? []), line]);
  return products;
}

/** Whether the lines of a product are alike, so that any piece can go to any destination. */
export const areAlike = ([first, ...others]: readonly CartLine[]): boolean =>
  others.every((line) => line.accessory_of === first?.accessory_of && line.name_embroidery === first.name_embroidery);

/** Why one piece of a product cannot go to each of so many recipients; null if it can. */
export function eachRefusal(lines: readonly CartLine[], recipients: number): string | null {
  const [first] = lines;
  if (!first) return null;
  if (!areAlike(lines)) return copy.eachNames(first.product_name);
  return first.max_quantity < recipients ? copy.eachLimit(first.product_name, first.max_quantity, recipients) : null;
}

/** The pieces and the price of one of each product for every recipient. */
export function eachOffer(cart: Pick<Cart, "detail">, recipients: number): EachOffer {
  const products = [...groupLinesByProduct(cart).values()];
  const price = products.reduce((sum, [line]) => sum + (line?.unit_price ?? 0), 0);
  return {
    products: products.length,
    pieces: products.length * recipients,
    amount: price * recipients,
    refusal: products.map((lines) => eachRefusal(lines, recipients)).find((refusal) => refusal !== null) ?? null,
  };
}

/** The API's input for one piece of each of these products to every destination. */
export const toEachRequest = ({ detail }: Pick<Cart, "detail">, productIds: readonly number[]) =>
  productIds.map((product_id) => ({
    product_id,
    shippings: detail.shippings.map(({ key }) => ({ shipping_key: key, quantity: 1 })),
  }));
