import type { Transaction } from "../db/pool.ts";
import type { CartRow } from "../db/schema/cart.ts";
import { lockMember } from "../account/lock-member.ts";
import type { ShopContext } from "../context/request-context.ts";
import {
  addToken,
  createCart,
  setCartOwner,
  isCartOpen,
  lockCart,
  lockMemberCart,
  moveTokens,
  saveContent,
} from "./cart-store.ts";
import { mergeContents } from "./line-edits.ts";

/**
 * The cart that a browser begins with: its own where it may still be used, else the member's, else a new one. A member's
 * cart never goes to another member.
 */
export function openFirstCart(
  shop: ShopContext,
  memberId: number | null,
  token: string | null,
): Promise<{ cart: CartRow; token: string }> {
  return shop.db.transaction(async (tx) => {
    const now = shop.now();
    // Always the member before a cart, so that two logins at once cannot wait for each other.
    if (memberId !== null) await lockMember(tx, memberId);
    const found = token === null ? null : await lockCart(tx, shop.channel.id, token);
    if (found && token !== null && isCartOpen(found, now)) {
      if (found.userId === null && memberId !== null)
        return { cart: await mergeGuestCart(tx, found, memberId, now), token };
      if (memberId === null || found.userId === memberId) return { cart: found, token };
    }
    const kept = memberId === null ? null : await lockMemberCart(tx, memberId);
    const cart = kept ?? (await createCart(tx, shop.channel.id, memberId, now));
    return { cart, token: await addToken(tx, cart.id) };
  });
}

/** At login: what the guest put into the cart of this browser joins the member's cart. Any other token does nothing. */
export function mergeCartAtLogin(shop: ShopContext, userId: number, token: string): Promise<void> {
  return shop.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const guest = await lockCart(tx, shop.channel.id, token);
    if (guest && guest.userId === null && isCartOpen(guest, shop.now()))
      await mergeGuestCart(tx, guest, userId, shop.now());
  });
}

/** A guest's cart becomes the member's, or joins the one that the member has. The member must be locked. */
export async function mergeGuestCart(tx: Transaction, guest: CartRow, userId: number, now: Date): Promise<CartRow> {
  const kept = await lockMemberCart(tx, userId);
  if (!kept) return setCartOwner(tx, guest, userId, now);
  const cart = await saveContent(tx, kept, mergeContents(kept.content, guest.content), now);
  await moveTokens(tx, guest, cart);
  return cart;
}
