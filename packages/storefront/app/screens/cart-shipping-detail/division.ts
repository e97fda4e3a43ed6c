import type { Cart, CartLine } from "@noren/contract";
import { countItems } from "@noren/domain/count-items";
import { findOwnValue } from "@noren/validation/own-value";
import { cartShippingDetailCopy as copy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import type { DividedProduct } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.props";
import { areAlike, eachRefusal, groupLinesByProduct } from "../../destinations/each-offer.ts";

/** The pieces of a product by destination key. */
export type Quantities = Readonly<Record<string, number>>;

export const sumOf = (quantities: Quantities): number =>
  Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);

/** The pieces of a product that the cart has for each of its destinations. */
export function quantitiesOf({ detail }: Pick<Cart, "detail">, productId: number): Quantities {
  const lines = detail.products.filter(({ product_id }) => product_id === productId);
  const piecesTo = (key: string) =>
    lines.reduce((sum, line) => (line.shipping_key === key ? sum + line.quantity : sum), 0);
  return Object.fromEntries(detail.shippings.map(({ key }) => [key, piecesTo(key)]));
}

/** Quantities for the destinations that the cart still has. */
export const withoutGone = (quantities: Quantities, { detail }: Pick<Cart, "detail">): Quantities =>
  Object.fromEntries(detail.shippings.map(({ key }) => [key, findOwnValue(quantities, key) ?? 0]));

/** Why quantities cannot be saved as they are; null if they can. */
export function shareFault(lines: readonly CartLine[], quantities: Quantities): string | null {
  const sum = sumOf(quantities);
  if (areAlike(lines)) return sum > 0 ? null : copy.noneLeft;
  const rest = countItems(lines) - sum;
  return rest === 0 ? null : copy.divideRest(rest);
}

/** The products of a cart with their shares, of which some are typed and not saved yet. */
export function listDividedProducts(
  cart: Pick<Cart, "detail">,
  typed: ReadonlyMap<number, Quantities>,
  refusals: ReadonlyMap<number, string>,
): DividedProduct[] {
  const { shippings } = cart.detail;
  return [...groupLinesByProduct(cart)].flatMap(([id, lines]) => {
    const [first] = lines;
    if (!first) return [];
    const quantities = withoutGone(typed.get(id) ?? quantitiesOf(cart, id), cart);
    const total = sumOf(quantities);
    const inCart = countItems(lines);
    const most = areAlike(lines) ? Math.max(first.max_quantity, inCart) : inCart;
    const values = Object.values(quantities);
    return {
      id,
      name: first.product_name,
      shares: shippings.map(({ key, shipping_name: name }) => {
        const quantity = findOwnValue(quantities, key) ?? 0;
        // In a product of a fixed quantity, one destination may have too many until another has fewer.
        return { key, name, quantity, max: areAlike(lines) ? Math.max(quantity, most - total + quantity) : most };
      }),
      total,
      amount: first.unit_price * total,
      limit: copy.limit(most),
      fault: refusals.get(id) ?? (typed.has(id) ? shareFault(lines, quantities) : null),
      isEach: values.every((quantity) => quantity === 1),
      eachRefusal: eachRefusal(lines, shippings.length),
    };
  });
}
