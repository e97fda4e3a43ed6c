import type { AddressInput, Cart, OrdererInput } from "@noren/contract";
import { guestCheckoutFields } from "@noren/validation/fields/cart";
import { filledValues, type FormValues } from "@noren/validation/form-values";

/** The orderer's own address as a destination. */
export function addressOfOrderer(orderer: OrdererInput): AddressInput {
  const { last_name, first_name, last_name_kana, first_name_kana, email: _, ...place } = orderer;
  return {
    shipping_last_name: last_name,
    shipping_first_name: first_name,
    shipping_last_name_kana: last_name_kana,
    shipping_first_name_kana: first_name_kana,
    ...place,
  };
}

type Wanted = keyof ReturnType<typeof addressOfOrderer>;

/** True when the orderer is the only destination. */
export function isToOrderer({ orderer, detail: { shippings } }: Cart): boolean {
  const [only, ...others] = shippings;
  if (!orderer || !only || others.length > 0) return false;
  const own = addressOfOrderer(orderer);
  return (Object.keys(own) as Wanted[]).every((key) => (own[key] ?? null) === (only[key] ?? null));
}

/** Names of the destinations, or none when the orderer is the only one. */
export const listOtherNames = (cart: Cart): string[] =>
  isToOrderer(cart) ? [] : cart.detail.shippings.map(({ shipping_name }) => shipping_name);

/**
 * The form's initial values from the cart. Selects the orderer's own address, unless the cart has another destination, or
 * has none yet although the orderer is known: then the shopper was about to type one.
 */
export function guestValuesOf(cart: Cart): FormValues<typeof guestCheckoutFields> {
  const { orderer, detail } = cart;
  const isSelf = detail.shippings.length === 0 ? orderer === null : isToOrderer(cart);
  const destination = isSelf ? "self" : "other";
  return filledValues(guestCheckoutFields, { ...orderer, destination });
}
