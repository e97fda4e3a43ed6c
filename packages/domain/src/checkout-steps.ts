import { paths } from "@noren/contract/paths";
import { barePath } from "./paths.ts";

/** The steps of the cart in order [cart.steps]. */
export const CHECKOUT_STEPS = [
  "cart",
  "shipping-select",
  "shipping-add",
  "shipping-detail",
  "payment",
  "confirm",
  "complete",
] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

const stepPaths: Readonly<Record<CheckoutStep, string>> = {
  cart: paths.cart(),
  "shipping-select": paths.cartShippingSelect(),
  "shipping-add": paths.cartShippingAdd(),
  "shipping-detail": paths.cartShippingDetail(),
  payment: paths.cartPayment(),
  confirm: paths.cartConfirm(),
  complete: paths.cartComplete(),
};

/** Whether a page with this path needs the cart: a step, or a form that a step opens, such as the gift settings of a parcel. */
export const isCheckoutPage = (path: string): boolean => `${barePath(path)}/`.startsWith(`${paths.cart()}/`);

export const stepPath = (step: CheckoutStep): string => stepPaths[step];

/** The step that a path with or without a query leads to; null for any other page. */
export function stepOf(path: string): CheckoutStep | null {
  const bare = barePath(path);
  return CHECKOUT_STEPS.find((step) => stepPaths[step] === bare) ?? null;
}
