import type { SocialReceiver } from "@noren/contract";
import { NO_PACKAGING, NO_WISH } from "./cart-content.ts";
import type { CartContent, ContentShipping, Destination } from "../db/schema/cart-content.ts";
import { tidy } from "./line-edits.ts";

/** Adds a destination; the first one takes all products. `isOnly` puts it in the place of all there are. */
export function addShipping(content: CartContent, destination: Destination, isOnly: boolean): CartContent {
  const packing = { key: `k${content.next_key}`, wish: NO_WISH, packaging: NO_PACKAGING };
  const shipping: ContentShipping = { ...destination, key: `s${content.next_key}`, packings: [packing] };
  const shippings = isOnly ? [shipping] : [...content.shippings, shipping];
  return tidy({ ...content, next_key: content.next_key + 1, shippings, social: null });
}

/** Another address for a destination. Its wishes are taken back: the new place may not be reached on that day. */
export function changeShipping(content: CartContent, key: string, destination: Destination): CartContent {
  const shippings = content.shippings.map((shipping) =>
    shipping.key === key ? { ...withoutWishes(shipping), ...destination } : shipping,
  );
  return { ...content, shippings };
}

/** Takes a destination out; its products go to the first one left. */
export function removeShipping(content: CartContent, key: string): CartContent {
  return tidy({ ...content, shippings: content.shippings.filter((shipping) => shipping.key !== key) });
}

/** Takes all wishes back, with `isRemovingAddress` the destinations too. */
export function resetShippings(content: CartContent, isRemovingAddress: boolean): CartContent {
  if (isRemovingAddress) return tidy({ ...content, shippings: [], social: null });
  return { ...content, shippings: content.shippings.map(withoutWishes) };
}

/** Makes the cart a social gift in the place of its destinations, or one like any other again. */
export function setSocial(content: CartContent, social: SocialReceiver | null): CartContent {
  if (social === null) return { ...content, social };
  return { ...resetShippings(content, true), social };
}

function withoutWishes(shipping: ContentShipping): ContentShipping {
  return { ...shipping, packings: shipping.packings.map((packing) => ({ ...packing, wish: NO_WISH })) };
}
