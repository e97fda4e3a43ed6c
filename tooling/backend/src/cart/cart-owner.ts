import type { Transaction } from "../db/pool.ts";
import type { CartRow } from "../db/schema/cart.ts";
import { lockMember } from "../account/lock-member.ts";
import { requireLiveSession } from "../session/session-family.ts";
import type { ShopContext } from "../context/request-context.ts";
import { assignPayments } from "./assign-payments.ts";
import {
  addToken,
  createCart,
  setCartOwner,
  isCartOpen,
  lockCart,
  lockMemberCart,
  moveTokens,
  saveContent,
  listLinesSavedAtLastOrder,
} from "./cart-store.ts";
import { limitNewCarts } from "./limit-carts.ts";
import { mergeContents } from "./line-edits.ts";

/**
 * Opens the cart of a browser: the one of its token if it is still usable, else the member's, else a new one with what was
 * saved for later before the last order. Never returns another member's cart.
 *
 * @throws ApiError 429, 401 if the session ended meanwhile: a new password has ended the tokens of the member's carts
 */
export function openFirstCart(
  shop: ShopContext,
  memberId: number | null,
  token: string | null,
): Promise<{ cart: CartRow; token: string }> {
  return shop.db.transaction(async (tx) => {
    const now = shop.now();
    // Lock the member before the cart. Two concurrent logins could deadlock otherwise.
    if (memberId !== null) {
      await lockMember(tx, memberId);
      await requireLiveSession(tx, shop.sessionId);
    }
    const found = token === null ? null : await lockCart(tx, shop.channel.id, token);
    if (found && token !== null && isCartOpen(found, now)) {
      if (found.userId === null && memberId !== null)
        return { cart: await mergeGuestCart(tx, found, memberId, now), token };
      if (memberId === null || found.userId === memberId) return { cart: found, token };
    }
    const lifetime = await limitNewCarts(tx, shop, memberId);
    const memberCart = memberId === null ? null : await lockMemberCart(tx, memberId);
    const saved = () => {
      if (memberId !== null) return listLinesSavedAtLastOrder(tx, memberId);
      return found?.decidedAt && found.userId === null ? found.content.saved : undefined;
    };
    const cart =
      memberCart ?? (await createCart(tx, shop.channel.id, memberId, now, { saved: await saved(), lifetime }));
    return { cart, token: await addToken(tx, cart.id) };
  });
}

/** Merges the guest's cart of this browser into the member's cart at login. Ignores any other token. */
export function mergeCartAtLogin(shop: ShopContext, userId: number, token: string): Promise<void> {
  return shop.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const guest = await lockCart(tx, shop.channel.id, token);
    if (guest && guest.userId === null && isCartOpen(guest, shop.now()))
      await mergeGuestCart(tx, guest, userId, shop.now());
  });
}

/**
 * Assigns a guest's cart to the member, or merges it into the member's cart. The caller holds the member's lock. While the guest
 * pays the cart as it is, it remains the guest's: the payment places its order, for the member (decision 0203).
 */
export async function mergeGuestCart(tx: Transaction, guest: CartRow, userId: number, now: Date): Promise<CartRow> {
  if (await assignPayments(tx, guest, userId, now)) return guest;
  const memberCart = await lockMemberCart(tx, userId);
  if (!memberCart) return setCartOwner(tx, guest, userId, now);
  const cart = await saveContent(tx, memberCart, mergeContents(memberCart.content, guest.content), now);
  await moveTokens(tx, guest, cart);
  return cart;
}
