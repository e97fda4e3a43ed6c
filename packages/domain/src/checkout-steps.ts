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

/** The address of a step. */
export function stepPath(step: CheckoutStep): string {
  return step === "cart" ? "/cart/" : `/cart/${step}/`;
}

/** The step of an address, null for any other page. */
export function stepOf(path: string): CheckoutStep | null {
  const name = /^\/cart(?:\/([\w-]+))?\/?(?:[?#]|$)/.exec(path);
  return name ? (CHECKOUT_STEPS.find((step) => step === (name[1] ?? "cart")) ?? null) : null;
}
