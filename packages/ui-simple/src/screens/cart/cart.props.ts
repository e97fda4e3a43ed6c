import type { Cart, CartLine } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";

/** Where the shopper stands with the shop's rules: what the next step is, and whether it may be taken. */
export interface CartProps {
  /** Null while the cart is being opened in the browser. */
  cart: Cart | null;
  /** By line key, what was asked for and is not answered yet: the quantity to show meanwhile, 0 for a line on its way out. */
  wantedQuantities: ReadonlyMap<string, number>;
  /** Guests are offered the login first; members go straight on. */
  isMember: boolean;
  /** Why the checkout cannot begin: the shop has stopped selling [selling.stopped], or a line lacks stock. */
  checkoutBlock: "selling" | "stock" | null;
  /** The shop's messages of the cart page, as far as it has any (`cart-index`, `cart-note`, `cart-links`). */
  messages: readonly PageMessageProps[];
  /** Where checkout goes on, and where a guest logs in before it. */
  checkoutPath: string;
  loginPath: string;
  onQuantityChanged: (line: CartLine, quantity: number) => void;
  onLineRemoved: (line: CartLine) => void;
}
