import { type CartContent, type ContentShipping, type KeptAddress, NO_WISH, type Wish } from "./cart-content.ts";
import { joinLines } from "./line-edits.ts";

/** Where a destination's address came from: the member's book, or typed. */
export interface Destination {
  address: KeptAddress;
  user_address_id: number | null;
}

/** Adds a destination; the first one takes all products. `isOnly` puts it in the place of all there are. */
export function addShipping(content: CartContent, destination: Destination, isOnly: boolean): CartContent {
  const shipping: ContentShipping = {
    ...destination,
    key: `s${content.next_key}`,
    packing_key: `k${content.next_key}`,
    wish: NO_WISH,
  };
  const shippings = isOnly ? [shipping] : [...content.shippings, shipping];
  return settle({ ...content, next_key: content.next_key + 1, shippings });
}

/** Another address for a destination. Its wish is taken back: the new place may not be reached on that day. */
export function changeShipping(content: CartContent, key: string, destination: Destination): CartContent {
  const shippings = content.shippings.map((shipping) =>
    shipping.key === key ? { ...shipping, ...destination, wish: NO_WISH } : shipping,
  );
  return { ...content, shippings };
}

/** Takes a destination out; its products go to the first one left. */
export function removeShipping(content: CartContent, key: string): CartContent {
  return settle({ ...content, shippings: content.shippings.filter((shipping) => shipping.key !== key) });
}

/** Takes all wishes back, with `isRemovingAddress` the destinations too. */
export function resetShippings(content: CartContent, isRemovingAddress: boolean): CartContent {
  if (isRemovingAddress) return settle({ ...content, shippings: [] });
  return { ...content, shippings: content.shippings.map((shipping) => ({ ...shipping, wish: NO_WISH })) };
}

/** Sets the wish of a parcel. */
export function setWish(content: CartContent, packingKey: string, wish: Wish): CartContent {
  const shippings = content.shippings.map((shipping) =>
    shipping.packing_key === packingKey ? { ...shipping, wish } : shipping,
  );
  return { ...content, shippings };
}

/** Lines whose destination is gone go to the first one; without any they wait for one. */
function settle(content: CartContent): CartContent {
  const known = new Set(content.shippings.map((shipping) => shipping.key));
  const first = content.shippings[0]?.key ?? null;
  const lines = content.lines.map((line) =>
    line.shipping_key !== null && known.has(line.shipping_key) ? line : { ...line, shipping_key: first },
  );
  return { ...content, lines: joinLines(lines) };
}
