import type { Cart } from "@noren/contract";
import { isLoggedIn } from "@noren/domain/session";
import { useState } from "react";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { useAppSelector } from "../../state/hooks.ts";
import { useShopStorage } from "../../state/use-shop-storage.ts";
import { useStored } from "../../state/use-stored.ts";

/** The cart that this page last showed. */
interface Seen {
  token: string;
  isFilled: boolean;
  /** Whether it was a member's. */
  isMember: boolean;
  emptied: CartProps["emptied"];
}

/**
 * Why the cart on this page lost its products without the shopper's doing here; null if it did not.
 *
 * @param isOwnRemoval whether the shopper is removing a line here
 */
export function useEmptiedReason(cart: Cart | null, isOwnRemoval: boolean): CartProps["emptied"] {
  const ordered = useStored(useShopStorage().orderedCart);
  const replaces = useAppSelector(({ cart: state }) => (state.status === "ready" ? (state.replaces ?? null) : null));
  const isMember = useAppSelector(({ session }) => isLoggedIn(session));
  const [seen, setSeen] = useState<Seen | null>(null);
  if (cart === null) return null;
  const isFilled = cart.detail.products.length > 0;
  if (seen?.token === cart.token && seen.isFilled === isFilled) return seen.emptied;
  const reason = () => {
    if (cart.token === seen?.token) return "elsewhere";
    if (seen !== null && ordered?.token === seen.token) return "ordered";
    // Another tab logged out: the account keeps a member's cart.
    if (seen?.isMember && !isMember) return "loggedOut";
    return replaces ?? "elsewhere";
  };
  const wasFilled = seen?.isFilled === true;
  const emptied = isFilled || isOwnRemoval ? null : wasFilled ? reason() : (seen?.emptied ?? replaces);
  setSeen({ token: cart.token, isFilled, isMember, emptied });
  return emptied;
}
