import type { Cart } from "@noren/contract/shapes/cart";
import type { CartLine } from "@noren/contract/shapes/cart-line";
import { paths } from "@noren/contract/paths";
import { stepPath, type CheckoutStep } from "./checkout-steps.ts";
import { withSlash } from "./paths.ts";

/** What a step may lack; each belongs to one earlier step. */
export type CheckoutNeed =
  | "products"
  | "stock"
  | "selling"
  | "orderer"
  | "shippings"
  | "shares"
  | "deliverable"
  | "payment"
  | "order";

/** The data that the steps depend on: the cart without its tokens and texts. */
export interface CheckoutState {
  /** Null without an open cart. */
  readonly cart: CheckoutCart | null;
  /** False while the shop has stopped selling (`isSelling`). */
  readonly isSelling: boolean;
  /** True when this browser holds a placed order's token. */
  readonly hasOrder: boolean;
}

export type CheckoutCart = Pick<Cart, "orderer" | "payment_id" | "social_receiver"> & {
  detail: {
    products: Pick<CartLine, "quantity" | "max_quantity" | "stock_status" | "shipping_key">[];
    shippings: Pick<Cart["detail"]["shippings"][number], "key" | "undeliverable">[];
  };
};

const toBuy = ["products", "selling", "stock"] as const;
const toDeliver = [...toBuy, "orderer", "shippings"] as const;

const toPay = [...toDeliver, "shares", "deliverable"] as const;

/** The requirements of each step. */
const needs: Readonly<Record<CheckoutStep, readonly CheckoutNeed[]>> = {
  cart: [],
  "shipping-select": toBuy,
  "shipping-add": toBuy,
  "shipping-detail": toDeliver,
  payment: toPay,
  confirm: [...toPay, "payment"],
  complete: ["order"],
};

const putRightAt: Readonly<Record<CheckoutNeed, CheckoutStep>> = {
  products: "cart",
  selling: "cart",
  stock: "cart",
  orderer: "shipping-select",
  shippings: "shipping-select",
  shares: "shipping-detail",
  deliverable: "shipping-detail",
  payment: "payment",
  order: "cart",
};

/** The first requirement that a step lacks; null when it may be entered. */
export function findCheckoutNeed(step: CheckoutStep, state: CheckoutState): CheckoutNeed | null {
  return needs[step].find((need) => !isMet(need, state)) ?? null;
}

/**
 * The redirect for a step that may not be entered yet; null if it may. [cart.confirm-empty] On confirm with an empty
 * cart it is /cart/. A social gift has no destination and no delivery step.
 */
export function findCheckoutRedirect(step: CheckoutStep, state: CheckoutState): string | null {
  const need = findCheckoutNeed(step, state);
  const isChosenByRecipient = step === "shipping-add" || step === "shipping-detail";
  if (isChosenByRecipient && state.cart?.social_receiver && (need === null || need === "orderer"))
    return withSlash(paths.cartSocialGift());
  return need === null ? null : withSlash(stepPath(putRightAt[need]));
}

function isMet(need: CheckoutNeed, { cart, isSelling, hasOrder }: CheckoutState): boolean {
  const { products = [], shippings = [] } = cart?.detail ?? {};
  switch (need) {
    case "products":
      return products.length > 0;
    case "selling":
      return isSelling;
    case "stock":
      return products.every((line) => line.stock_status !== "out" && line.quantity <= line.max_quantity);
    case "orderer":
      return cart?.orderer != null;
    case "shippings":
      // The recipient of a social gift enters the address.
      if (cart?.social_receiver) return true;
      return shippings.length > 0 && products.every((line) => shippings.some(({ key }) => key === line.shipping_key));
    case "shares":
      return (
        cart?.social_receiver != null ||
        shippings.every(({ key }) => products.some((line) => line.shipping_key === key))
      );
    case "deliverable":
      return cart?.social_receiver != null || shippings.every(({ undeliverable }) => undeliverable === undefined);
    case "payment":
      return cart?.payment_id != null;
    case "order":
      return hasOrder;
    default:
      return true;
  }
}
