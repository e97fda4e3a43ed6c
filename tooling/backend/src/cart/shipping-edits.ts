import type { SocialReceiver } from "@noren/contract";
import { NO_GIFT_PACKING } from "@noren/contract/no-gift-packing";
import { isDeepStrictEqual } from "node:util";
import { NO_DELIVERY_WISH } from "./cart-content.ts";
import type { CartContent, ContentShipping, Destination } from "../db/schema/cart-content.ts";
import { normalizeContent } from "./line-edits.ts";

/** Adds a destination. The first one receives all products; `isOnly` replaces the existing ones. */
export function addShipping(content: CartContent, destination: Destination, isOnly: boolean): CartContent {
  const packing = { key: `k${content.next_key}`, wish: NO_DELIVERY_WISH, packaging: NO_GIFT_PACKING };
  const shipping: ContentShipping = { ...destination, key: `s${content.next_key}`, packings: [packing] };
  const shippings = isOnly ? [shipping] : [...content.shippings, shipping];
  return normalizeContent({ ...content, next_key: content.next_key + 1, shippings, social: null });
}

/**
 * Adds the destinations that the cart does not have yet, in order. A known one keeps its products and choices, and
 * gets the address of its entry in the book. `kept` removes all others except those with these keys; null removes none.
 */
export function chooseShippings(
  content: CartContent,
  destinations: readonly Destination[],
  kept: readonly string[] | null,
): CartContent {
  const chosen = new Map(destinations.map((destination) => [destination.user_address_id, destination]));
  const staying = content.shippings
    .filter(({ key, user_address_id: id }) => kept === null || kept.includes(key) || (id !== null && chosen.has(id)))
    .map((shipping) => {
      const found = shipping.user_address_id === null ? undefined : chosen.get(shipping.user_address_id);
      return !found || isDeepStrictEqual(found.address, shipping.address)
        ? shipping
        : { ...withoutDeliveryWishes(shipping), ...found };
    });
  const known = new Set(staying.map(({ user_address_id }) => user_address_id));
  const added = [...chosen.values()].filter(({ user_address_id }) => !known.has(user_address_id));
  return added.reduce(
    (current, destination) => addShipping(current, destination, false),
    normalizeContent({ ...content, shippings: staying, social: null }),
  );
}

export function setSender(content: CartContent, key: string, sender: Destination | null): CartContent {
  const shippings = content.shippings.map((shipping) => (shipping.key === key ? { ...shipping, sender } : shipping));
  return { ...content, shippings };
}

/** Changes the address of a destination. Clears its delivery wishes: carriage to the new address may take longer. */
export function changeShipping(content: CartContent, key: string, destination: Destination): CartContent {
  const shippings = content.shippings.map((shipping) =>
    shipping.key === key ? { ...withoutDeliveryWishes(shipping), ...destination } : shipping,
  );
  return { ...content, shippings };
}

/** Removes a destination. Its products move to the first remaining one. */
export function removeShipping(content: CartContent, key: string): CartContent {
  return normalizeContent({ ...content, shippings: content.shippings.filter((shipping) => shipping.key !== key) });
}

/** Clears all delivery wishes; `isRemovingAddress` removes the destinations too. */
export function resetShippings(content: CartContent, isRemovingAddress: boolean): CartContent {
  if (isRemovingAddress) return normalizeContent({ ...content, shippings: [], social: null });
  return { ...content, shippings: content.shippings.map(withoutDeliveryWishes) };
}

/** Turns the cart into a social gift without destinations, or with null back into an ordinary cart. */
export function setSocial(content: CartContent, social: SocialReceiver | null): CartContent {
  if (social === null) return { ...content, social };
  return { ...resetShippings(content, true), social };
}

function withoutDeliveryWishes(shipping: ContentShipping): ContentShipping {
  return { ...shipping, packings: shipping.packings.map((packing) => ({ ...packing, wish: NO_DELIVERY_WISH })) };
}
