import { GIFT_PACKING, NO_PACKAGING, NO_WISH } from "./cart-content.ts";
import type { CartContent, ContentPacking, Packaging, Wish } from "../db/schema/cart-content.ts";
import { tidy } from "./line-edits.ts";

/** What of a line goes into another parcel. */
export interface PackedLine {
  key: string;
  quantity: number;
}

/**
 * Packs products of a destination apart, as the last of its parcels. Null where a line is not the destination's, is
 * named twice, or has fewer pieces.
 */
export function addPacking(
  content: CartContent,
  shippingKey: string,
  products: readonly PackedLine[],
  packed: { wish: Wish; packaging: Packaging },
): CartContent | null {
  const shipping = content.shippings.find(({ key }) => key === shippingKey);
  const here = new Set(shipping?.packings.map(({ key }) => key));
  if (!shipping || new Set(products.map(({ key }) => key)).size !== products.length) return null;
  let { next_key } = content;
  const packing: ContentPacking = { key: `k${next_key++}`, ...packed };
  let lines = content.lines;
  for (const { key, quantity } of products) {
    const line = lines.find((each) => each.key === key);
    if (!line || !here.has(line.packing_key ?? "") || line.quantity < quantity) return null;
    const apart = { ...line, key: `p${next_key++}`, quantity, packing_key: packing.key };
    const left = line.quantity - quantity;
    lines = lines.flatMap((each) => {
      if (each !== line) return [each];
      return left > 0 ? [{ ...line, quantity: left }, apart] : [apart];
    });
  }
  const shippings = content.shippings.map((each) =>
    each === shipping ? { ...each, packings: [...each.packings, packing] } : each,
  );
  return tidy({ ...content, next_key, lines, shippings });
}

/** Sets wish and packaging of a parcel; a social gift has no wish. */
export function changePacking(
  content: CartContent,
  key: string,
  change: { wish?: Wish; packaging?: Packaging },
): CartContent {
  if (key === GIFT_PACKING) {
    return { ...content, social_packaging: change.packaging ?? content.social_packaging ?? NO_PACKAGING };
  }
  const shippings = content.shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map((packing) => (packing.key === key ? { ...packing, ...change } : packing)),
  }));
  return { ...content, shippings };
}

/** Dissolves a parcel into its destination's first one left; of the only one, wish and packaging are taken back. */
export function removePacking(content: CartContent, key: string): CartContent {
  const shipping = content.shippings.find(({ packings }) => packings.some((packing) => packing.key === key));
  const left = shipping?.packings.find((packing) => packing.key !== key);
  if (!left) return changePacking(content, key, { wish: NO_WISH, packaging: NO_PACKAGING });
  const lines = content.lines.map((line) => (line.packing_key === key ? { ...line, packing_key: left.key } : line));
  return tidy({ ...content, lines });
}
