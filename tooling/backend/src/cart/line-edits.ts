import { type CartContent, type ContentLine, quantityOf, type SeenLine } from "./cart-content.ts";

/** Adds a variant to the first destination; more of one that is there raises its quantity. */
export function addLine(content: CartContent, variantId: number, quantity: number, seen: SeenLine): CartContent {
  const shipping_key = content.shippings[0]?.key ?? null;
  const line = { key: `p${content.next_key}`, variant_id: variantId, quantity, shipping_key, seen };
  return { ...content, next_key: content.next_key + 1, lines: joinLines([...content.lines, line]) };
}

/** Sets a line's quantity; a key that the cart does not have changes nothing. */
export function setQuantity(content: CartContent, key: string, quantity: number): CartContent {
  return { ...content, lines: content.lines.map((line) => (line.key === key ? { ...line, quantity } : line)) };
}

/** Takes out the line of a key and all lines of the variants. */
export function removeLines(content: CartContent, key: string | undefined, variantIds: readonly number[]): CartContent {
  return {
    ...content,
    lines: content.lines.filter((line) => line.key !== key && !variantIds.includes(line.variant_id)),
  };
}

/** How one variant is to be spread over the destinations. */
export interface Spread {
  product_id: number;
  shippings: readonly { shipping_key: string; quantity: number }[];
}

/**
 * Spreads variants over the destinations; variants that are not named stay where they are.
 * Null where a destination is unknown, a variant is named twice or its quantities do not sum to what the cart has.
 */
export function divideLines(content: CartContent, spreads: readonly Spread[]): CartContent | null {
  const known = new Set(content.shippings.map((shipping) => shipping.key));
  if (new Set(spreads.map((spread) => spread.product_id)).size !== spreads.length) return null;
  let next_key = content.next_key;
  let lines = content.lines;
  for (const { product_id, shippings } of spreads) {
    const old = lines.filter((line) => line.variant_id === product_id);
    const sum = shippings.reduce((total, part) => total + part.quantity, 0);
    const seen = old[0]?.seen;
    if (seen === undefined || sum !== quantityOf(content, product_id)) return null;
    if (shippings.some((part) => !known.has(part.shipping_key))) return null;
    const parts = shippings
      .filter((part) => part.quantity > 0)
      .map(({ shipping_key, quantity }): ContentLine => {
        const before = old.find((line) => line.shipping_key === shipping_key);
        return before
          ? { ...before, quantity }
          : { key: `p${next_key++}`, variant_id: product_id, quantity, shipping_key, seen };
      });
    const place = lines.findIndex((line) => line.variant_id === product_id);
    const others = lines.filter((line) => line.variant_id !== product_id);
    lines = others.toSpliced(place, 0, ...parts);
  }
  return { ...content, next_key, lines: joinLines(lines) };
}

/** Lines of the same variant and destination become one, under the key of the first. */
export function joinLines(lines: readonly ContentLine[]): ContentLine[] {
  const joined: ContentLine[] = [];
  for (const line of lines) {
    const index = joined.findIndex(
      (each) => each.variant_id === line.variant_id && each.shipping_key === line.shipping_key,
    );
    const first = joined[index];
    if (first) joined[index] = { ...first, quantity: first.quantity + line.quantity };
    else joined.push(line);
  }
  return joined;
}

/**
 * The lines of another cart of the same person come into this one. Of what both have, the larger quantity counts: logging
 * in on a second device must not double an order.
 */
export function takeOver(content: CartContent, other: CartContent): CartContent {
  let merged = content;
  for (const variantId of new Set(other.lines.map((line) => line.variant_id))) {
    const seen = other.lines.find((line) => line.variant_id === variantId)?.seen;
    const more = quantityOf(other, variantId) - quantityOf(content, variantId);
    if (seen && more > 0) merged = addLine(merged, variantId, more, seen);
  }
  return {
    ...merged,
    payment_id: merged.payment_id ?? other.payment_id,
    remarks: merged.remarks ?? other.remarks,
  };
}
