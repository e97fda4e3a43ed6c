import { NO_GIFT_PACKING } from "@noren/contract/no-gift-packing";
import { GIFT_PACKING, NO_DELIVERY_WISH } from "./cart-content.ts";
import type { CartContent, ContentPacking, Packaging, DeliveryWish } from "../db/schema/cart-content.ts";
import { normalizeContent } from "./line-edits.ts";

/** A quantity of a line to move into another parcel. */
export interface PackedLine {
  key: string;
  quantity: number;
}

/**
 * Moves products of a destination into a new last parcel. Returns null if a line belongs to another destination, is
 * duplicated, or has too few pieces.
 */
export function addPacking(
  content: CartContent,
  shippingKey: string,
  products: readonly PackedLine[],
  packed: { wish: DeliveryWish; packaging: Packaging },
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
  return normalizeContent({ ...content, next_key, lines, shippings });
}

/** Sets the delivery wish and packaging of a parcel. A social gift has no delivery wish. */
export function changePacking(
  content: CartContent,
  key: string,
  change: { wish?: DeliveryWish; packaging?: Packaging },
): CartContent {
  if (key === GIFT_PACKING) {
    return { ...content, social_packaging: change.packaging ?? content.social_packaging ?? NO_GIFT_PACKING };
  }
  const shippings = content.shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map((packing) => (packing.key === key ? { ...packing, ...change } : packing)),
  }));
  return { ...content, shippings };
}

/**
 * Merges a parcel into the first remaining one of its destination. Resets the only parcel of a destination. The caller normalises
 * the content: a request may remove 400 parcels.
 */
export function removePacking(content: CartContent, key: string): CartContent {
  const shipping = content.shippings.find(({ packings }) => packings.some((packing) => packing.key === key));
  const packings = shipping?.packings.filter((packing) => packing.key !== key) ?? [];
  const [left] = packings;
  if (!left) return changePacking(content, key, { wish: NO_DELIVERY_WISH, packaging: NO_GIFT_PACKING });
  const lines = content.lines.map((line) => (line.packing_key === key ? { ...line, packing_key: left.key } : line));
  const shippings = content.shippings.map((each) => (each === shipping ? { ...each, packings } : each));
  return { ...content, lines, shippings };
}
