import type { AddressInput, Cart, OrdererInput } from "@noren/contract";
import type { GuestCheckoutValues } from "@noren/validation/forms/checkout.values";
import { emptyOrderer } from "@noren/validation/forms/orderer.values";

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

/** True where the cart goes to the orderer and nowhere else. */
export function isToOrderer({ orderer, detail: { shippings } }: Cart): boolean {
  const [only, ...others] = shippings;
  if (!orderer || !only || others.length > 0) return false;
  const own = addressOfOrderer(orderer);
  return (Object.keys(own) as Wanted[]).every((key) => (own[key] ?? null) === (only[key] ?? null));
}

/** Names on the destinations of a cart that does not go to the orderer. */
export const otherNames = (cart: Cart): string[] =>
  isToOrderer(cart) ? [] : cart.detail.shippings.map(({ shipping_name }) => shipping_name);

/**
 * What the form shows at first: what the cart knows, and to the orderer unless it goes elsewhere or, without a
 * destination yet, the orderer was on the way to type one.
 */
export function guestValues(cart: Cart): GuestCheckoutValues {
  const { orderer, detail } = cart;
  const isSelf = detail.shippings.length === 0 ? orderer === null : isToOrderer(cart);
  const destination = isSelf ? "self" : "other";
  return { ...emptyOrderer, ...orderer, address2: orderer?.address2 ?? "", destination };
}
