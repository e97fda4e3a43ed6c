import { type Cart, LINE_LIMIT } from "@noren/contract";
import { ApiError } from "../http/api-error.ts";
import type { ShopContext } from "../context/request-context.ts";
import type { CartContent } from "../db/schema/cart-content.ts";
import { reconcileCatalogue } from "./cart-changes.ts";
import { EMPTY_CART } from "./cart-content.ts";
import { cartCopy } from "./cart.copy.ts";
import { joinSaved, normalizeContent } from "./line-edits.ts";
import { loadCartVariants } from "./load-cart-variants.ts";
import { editCart, type LockedCart } from "./locked-cart.ts";

/** Stores the lines that `after` lacks with their parcels, so that their removal can be taken back. */
export function rememberRemoval(before: CartContent, after: CartContent): CartContent {
  const kept = new Set(after.lines.map(({ key }) => key));
  const lines = before.lines.flatMap((line, position) => (kept.has(line.key) ? [] : [{ position, line }]));
  const saved = before.saved?.filter((line) => !after.saved?.some(({ key }) => key === line.key)) ?? [];
  if (lines.length + saved.length === 0) return after;
  const left = new Set(lines.map(({ line }) => line.packing_key));
  const packings = before.shippings.flatMap(({ key: shipping_key, packings: all }) =>
    all.filter(({ key }) => left.has(key)).map((packing) => ({ shipping_key, packing })),
  );
  return {
    ...after,
    next_key: after.next_key + 1,
    removed: { key: `u${after.next_key}`, lines, packings, ...(saved.length > 0 && { saved }) },
  };
}

/**
 * Puts the lines of a removal back to their place and into their parcels, which get their wish and packaging again. Lines
 * of a destination that no longer exists go to the first one. Returns null for any removal but the last.
 */
export function restoreRemoval({ removed, ...content }: CartContent, key: string): CartContent | null {
  if (removed?.key !== key) return null;
  if (removed.emptied) return refill(content, removed.emptied);
  const shippings = content.shippings.map((shipping) => {
    const known = new Set(shipping.packings.map((packing) => packing.key));
    const lost = removed.packings.filter((each) => each.shipping_key === shipping.key && !known.has(each.packing.key));
    return { ...shipping, packings: [...shipping.packings, ...lost.map(({ packing }) => packing)] };
  });
  const lines = removed.lines.reduce((all, { position, line }) => all.toSpliced(position, 0, line), content.lines);
  const saved = joinSaved(content.saved ?? [], removed.saved ?? []);
  return normalizeContent({ ...content, shippings, lines, saved });
}

/** Empties a cart. The orderer and what is saved for later stay. */
export function emptyCart({ removed: _, ...content }: CartContent): CartContent {
  const { next_key, orderer, saved } = content;
  const empty = { ...EMPTY_CART, next_key: next_key + 1, orderer, ...(saved && { saved }) };
  if (content.lines.length === 0) return empty;
  return { ...empty, removed: { key: `u${next_key}`, lines: [], packings: [], emptied: content } };
}

/** The cart before it was emptied, with the lines that were added since. */
function refill(content: CartContent, before: CartContent): CartContent {
  const { next_key, orderer, saved, lines } = content;
  return normalizeContent({ ...before, next_key, orderer, saved, lines: [...before.lines, ...lines] });
}

/** Edits the products of a cart, and answers the key of the removal if the edit was one. */
export async function editWithUndo(
  shop: ShopContext,
  token: string,
  edit: (locked: LockedCart) => CartContent | Promise<CartContent>,
): Promise<Cart> {
  let undoKey: string | undefined;
  const cart = await editCart(shop, token, "products", async (locked) => {
    const known = locked.content.removed?.key;
    const after = await edit(locked);
    if (after.removed?.key !== known) undoKey = after.removed?.key;
    return after;
  });
  return { ...cart, ...(undoKey !== undefined && { undo_key: undoKey }) };
}

/**
 * Undoes the removal with this key, as far as the stock allows; the cart's notices state what was not restored.
 *
 * @throws ApiError 422 if it is not the last removal, or the cart is full
 */
export async function undoRemoval(locked: LockedCart, shop: ShopContext, key: string): Promise<CartContent> {
  const restored = restoreRemoval(locked.content, key);
  if (!restored || restored.lines.length > LINE_LIMIT) {
    throw new ApiError(422, "cart.update_products.no_undo", cartCopy.noUndo);
  }
  const ids = [...restored.lines, ...(restored.saved ?? [])].map((line) => line.variant_id);
  for (const [id, variant] of await loadCartVariants(locked.tx, shop, ids)) locked.variants.set(id, variant);
  const { content, notices } = reconcileCatalogue(restored, locked.variants);
  locked.notices.push(...notices);
  return content;
}
