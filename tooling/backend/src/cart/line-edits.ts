import { LINE_LIMIT } from "@noren/contract";
import { NO_GIFT_PACKING } from "@noren/contract/no-gift-packing";
import { quantityOf, SAVED_LIMIT } from "./cart-content.ts";
import type { CartContent, ContentLine } from "../db/schema/cart-content.ts";

/** A line to add. */
export type NewLine = Pick<ContentLine, "variant_id" | "quantity" | "seen"> &
  Partial<Pick<ContentLine, "packing_key" | "accessory_of" | "name_embroidery">>;

/** Adds a line, by default to the first parcel. Raises the quantity if the cart has an equal line. */
export function addLine(content: CartContent, line: NewLine): CartContent {
  const plain = { packing_key: null, accessory_of: null, name_embroidery: null };
  const added = { ...plain, ...line, key: `p${content.next_key}` };
  return normalizeContent({ ...content, next_key: content.next_key + 1, lines: [...content.lines, added] });
}

/** Sets a line's quantity. Ignores an unknown key. */
export function setQuantity(content: CartContent, key: string, quantity: number): CartContent {
  return { ...content, lines: content.lines.map((line) => (line.key === key ? { ...line, quantity } : line)) };
}

/** Removes the line with this key, also from those saved for later, and all lines of these variants. */
export function removeLines(content: CartContent, key: string | undefined, variantIds: readonly number[]): CartContent {
  return normalizeContent({
    ...content,
    ...(content.saved && { saved: content.saved.filter((line) => line.key !== key) }),
    lines: content.lines.filter((line) => line.key !== key && !variantIds.includes(line.variant_id)),
  });
}

/** Quantities of one variant by destination. */
export interface Spread {
  product_id: number;
  shippings: readonly { shipping_key: string; quantity: number }[];
}

/**
 * Divides variants among destinations; other variants stay. Moves as few pieces as possible: pieces that a destination
 * keeps stay in their parcel, new ones go into its first parcel.
 * Returns null for an unknown destination, or quantities that do not sum to the cart's quantity.
 *
 * @param spreads of different variants
 */
export function divideLines(content: CartContent, spreads: readonly Spread[]): CartContent | null {
  let divided = content;
  for (const spread of spreads) {
    const next = divideVariant(divided, spread);
    if (!next) return null;
    divided = next;
  }
  return normalizeContent(divided);
}

/** Removes pieces of a variant from the destinations that have more than their share. */
export function removeSurplus(content: CartContent, { product_id, shippings }: Spread, pieces: number): CartContent {
  const homes = shippingKeysOf(content);
  const shares = new Map(shippings.map(({ shipping_key, quantity }) => [shipping_key, quantity]));
  let open = pieces;
  const lines = content.lines.flatMap((line): ContentLine[] => {
    if (line.variant_id !== product_id) return [line];
    const home = homes.get(line.packing_key ?? "") ?? "";
    const kept = Math.min(line.quantity, shares.get(home) ?? 0);
    shares.set(home, (shares.get(home) ?? 0) - kept);
    const removed = Math.min(line.quantity - kept, open);
    open -= removed;
    return removed < line.quantity ? [{ ...line, quantity: line.quantity - removed }] : [];
  });
  return { ...content, lines };
}

/** The destination of each parcel, by their keys. */
const shippingKeysOf = ({ shippings }: CartContent) =>
  new Map(shippings.flatMap(({ key, packings }) => packings.map((packing) => [packing.key, key] as const)));

function divideVariant(content: CartContent, { product_id, shippings }: Spread): CartContent | null {
  const old = content.lines.filter((line) => line.variant_id === product_id);
  /** Pieces still to place, by destination. */
  const missing = new Map<string, number>();
  for (const { shipping_key, quantity } of shippings) {
    missing.set(shipping_key, (missing.get(shipping_key) ?? 0) + quantity);
  }
  const sum = shippings.reduce((total, part) => total + part.quantity, 0);
  if (old.length === 0 || sum !== quantityOf(content, product_id)) return null;

  const shippingKeys = shippingKeysOf(content);
  const moving: ContentLine[] = [];
  const staying = old.flatMap((line): ContentLine[] => {
    const home = shippingKeys.get(line.packing_key ?? "") ?? "";
    const kept = Math.min(line.quantity, missing.get(home) ?? 0);
    missing.set(home, (missing.get(home) ?? 0) - kept);
    if (kept < line.quantity) moving.push({ ...line, quantity: line.quantity - kept });
    return kept > 0 ? [{ ...line, quantity: kept }] : [];
  });
  let { next_key } = content;
  const moved: ContentLine[] = [];
  for (const [shipping_key, pieces] of missing) {
    const packing = content.shippings.find(({ key }) => key === shipping_key)?.packings[0];
    for (let open = pieces; open > 0;) {
      const [line] = moving;
      if (!packing || !line) return null;
      const quantity = Math.min(line.quantity, open);
      moved.push({ ...line, key: `p${next_key++}`, quantity, packing_key: packing.key });
      if (quantity === line.quantity) moving.shift();
      else moving[0] = { ...line, quantity: line.quantity - quantity };
      open -= quantity;
    }
  }
  const place = content.lines.findIndex((line) => line.variant_id === product_id);
  const others = content.lines.filter((line) => line.variant_id !== product_id);
  return { ...content, next_key, lines: others.toSpliced(place, 0, ...staying, ...moved) };
}

/**
 * Restores the invariants of a cart: with destinations, each line is in one of their parcels; a parcel has one line for
 * equal items; an accessory needs its product; only a destination's single parcel may be empty.
 */
export function normalizeContent(content: CartContent): CartContent {
  const known = new Set(content.shippings.flatMap(({ packings }) => packings.map((packing) => packing.key)));
  const first = content.shippings[0]?.packings[0]?.key ?? null;
  const chosen = new Set(content.lines.filter((line) => line.accessory_of === null).map((line) => line.variant_id));
  const lines = joinLines(
    content.lines
      .filter((line) => line.accessory_of === null || chosen.has(line.accessory_of))
      .map((line) => (known.has(line.packing_key ?? "") ? line : { ...line, packing_key: first })),
  );
  const used = new Set(lines.map((line) => line.packing_key));
  const shippings = content.shippings.map((shipping) => {
    const filled = shipping.packings.filter(({ key }) => used.has(key));
    return { ...shipping, packings: filled.length > 0 ? filled : shipping.packings.slice(0, 1) };
  });
  const { saved, ...rest } = content;
  return { ...rest, ...(saved && saved.length > 0 && { saved }), lines, shippings };
}

/** Merges equal lines under the key of the first. */
function joinLines(lines: readonly ContentLine[]): ContentLine[] {
  const joined = new Map<string, ContentLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.packing_key, line.variant_id, line.accessory_of, line.name_embroidery]);
    const first = joined.get(key);
    joined.set(key, first ? { ...first, quantity: first.quantity + line.quantity } : line);
  }
  return [...joined.values()];
}

/** Adds lines to those saved for later: of an item in both, the larger quantity. */
export function joinSaved(saved: readonly ContentLine[], added: readonly ContentLine[]): ContentLine[] {
  const joined = [...saved];
  for (const line of added) {
    const index = joined.findIndex((each) => isSameItem(each, line));
    const known = joined[index];
    if (known) joined[index] = { ...known, quantity: Math.max(known.quantity, line.quantity) };
    else joined.push({ ...line, packing_key: null });
  }
  return joined;
}

/** Whether two lines are equal apart from quantity and parcel. */
export function isSameItem(one: ContentLine, other: ContentLine): boolean {
  return (
    one.variant_id === other.variant_id &&
    one.accessory_of === other.accessory_of &&
    one.name_embroidery === other.name_embroidery
  );
}

/**
 * Merges another cart of the same person into this one. Uses the larger quantity of lines in both: a login on a second
 * device must not double an order. Skips lines beyond `LINE_LIMIT`.
 */
export function mergeContents(content: CartContent, other: CartContent): CartContent {
  const alike = (lines: readonly ContentLine[], line: ContentLine) =>
    lines.reduce((total, each) => (isSameItem(each, line) ? total + each.quantity : total), 0);
  const kinds = other.lines.filter((line, index) => other.lines.findIndex((each) => isSameItem(each, line)) === index);
  let { next_key } = content;
  // Products before accessories, so that an accessory does not take the last line from its product.
  const added = kinds
    .toSorted((a, b) => Number(a.accessory_of !== null) - Number(b.accessory_of !== null))
    .map((line) => ({ ...line, quantity: alike(other.lines, line) - alike(content.lines, line), packing_key: null }))
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, key: `p${next_key++}` }));
  const merged = normalizeContent({ ...content, next_key, lines: [...content.lines, ...added] });
  const isTheirGift = merged.social === null && merged.shippings.length === 0 && other.social !== null;
  const saved = joinSaved(content.saved ?? [], other.saved ?? []).map((line) => ({ ...line, key: `p${next_key++}` }));
  return {
    ...merged,
    next_key,
    ...(saved.length > 0 && { saved: saved.slice(0, SAVED_LIMIT) }),
    lines: merged.lines.slice(0, Math.max(LINE_LIMIT, content.lines.length)),
    ...(merged.payment_id === null && paymentOf(other)),
    remarks: merged.remarks ?? other.remarks,
    ...(isTheirGift && { social: other.social, social_packaging: other.social_packaging ?? NO_GIFT_PACKING }),
  };
}

const paymentOf = ({ payment_id, payment_store, invoice_recipient }: CartContent) => ({
  payment_id,
  ...(payment_store && { payment_store }),
  ...(invoice_recipient && { invoice_recipient }),
});
