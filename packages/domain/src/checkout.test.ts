import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CheckoutCart, findCheckoutRedirect, type CheckoutState, findCheckoutNeed } from "./checkout.ts";
import { CHECKOUT_STEPS, stepOf, stepPath } from "./checkout-steps.ts";

const line: CheckoutCart["detail"]["products"][number] = {
  quantity: 1,
  max_quantity: 5,
  stock_status: "in_stock",
  shipping_key: "s",
};
const orderer = { last_name: "山田" } as NonNullable<CheckoutCart["orderer"]>;
const full: CheckoutState = {
  cart: { orderer, payment_id: 1, social_receiver: null, detail: { products: [line], shippings: [{ key: "s" }] } },
  isSelling: true,
  hasOrder: false,
};
const change = (cart: Partial<CheckoutCart>, detail: Partial<CheckoutCart["detail"]> = {}): CheckoutState => ({
  ...full,
  cart: { ...full.cart!, ...cart, detail: { ...full.cart!.detail, ...detail } },
});

test("[cart.steps] seven steps, each at its path", () => {
  expect(CHECKOUT_STEPS).toEqual([
    "cart",
    "shipping-select",
    "shipping-add",
    "shipping-detail",
    "payment",
    "confirm",
    "complete",
  ]);
  for (const step of CHECKOUT_STEPS) expect(stepOf(stepPath(step))).toBe(step);
  expect(["/cart", "/cart?a=1", "/cart/payment", "/cart/payment/#x"].map(stepOf)).toEqual([
    "cart",
    "cart",
    "payment",
    "payment",
  ]);
  expect(["/", "/carts", "/cart/other", "/ec/cart"].map(stepOf)).toEqual([null, null, null, null]);
});

test("the maximum quantity is allowed; every line needs its destination", () => {
  expect(findCheckoutNeed("confirm", change({}, { products: [{ ...line, quantity: 5 }] }))).toBeNull();
  const shippings = [{ key: "s" }, { key: "t" }];
  expect(
    findCheckoutNeed("confirm", change({}, { products: [line, { ...line, shipping_key: "t" }], shippings })),
  ).toBeNull();
  expect(
    findCheckoutNeed("confirm", change({}, { products: [line, { ...line, shipping_key: null }], shippings })),
  ).toBe("shippings");
});

test("a social gift needs no destination: its recipient enters the address", () => {
  const social_receiver = { receiver_name: "美咲", sender_name: "花子", message: null };
  const gift = { products: [{ ...line, shipping_key: null }], shippings: [] };
  expect(findCheckoutNeed("confirm", change({ social_receiver }, gift))).toBeNull();
  expect(findCheckoutNeed("confirm", change({ social_receiver: null }, gift))).toBe("shippings");
});

test("[gift.steps] a social gift has no delivery step: its giver names the recipient instead", () => {
  const social_receiver = { receiver_name: "美咲", sender_name: "花子", message: null };
  const gift = { products: [{ ...line, shipping_key: null }], shippings: [] };
  for (const state of [change({ social_receiver }, gift), change({ social_receiver, orderer: null }, gift)])
    for (const step of ["shipping-add", "shipping-detail"] as const)
      expect(findCheckoutRedirect(step, state)).toBe("/cart/social-gift/");
  expect(findCheckoutRedirect("payment", change({ social_receiver, orderer: null }, gift))).toBe(
    "/cart/shipping-select/",
  );
  expect(findCheckoutRedirect("shipping-detail", change({ social_receiver }, { products: [] }))).toBe("/cart/");
});

test("a complete cart can open each step except the complete page, which needs an order", () => {
  for (const step of CHECKOUT_STEPS)
    expect(findCheckoutRedirect(step, full)).toBe(step === "complete" ? "/cart/" : null);
  expect(findCheckoutRedirect("complete", { cart: null, isSelling: false, hasOrder: true })).toBeNull();
});

describe("a redirect leads to the first incomplete step", () => {
  test("[cart.confirm-empty] without products to /cart/, also from confirm", () => {
    for (const state of [change({}, { products: [] }), { ...full, cart: null }]) {
      for (const step of CHECKOUT_STEPS.slice(1)) expect(findCheckoutRedirect(step, state)).toBe("/cart/");
      expect(findCheckoutRedirect("cart", state)).toBeNull();
    }
  });

  test.each([
    ["sold out", { stock_status: "out" as const }],
    ["more than may be had", { quantity: 6 }],
  ])("%s: back to the cart", (_, part) => {
    expect(findCheckoutNeed("payment", change({}, { products: [line, { ...line, ...part }] }))).toBe("stock");
    expect(findCheckoutRedirect("shipping-select", change({}, { products: [{ ...line, ...part }] }))).toBe("/cart/");
  });

  test("[selling.stopped] while the shop does not sell: back to the cart", () => {
    expect(findCheckoutNeed("confirm", { ...full, isSelling: false })).toBe("selling");
    expect(findCheckoutRedirect("confirm", { ...full, isSelling: false })).toBe("/cart/");
  });

  test("without orderer or destination to the shipping", () => {
    for (const state of [
      change({ orderer: null }),
      change({}, { shippings: [] }),
      change({}, { shippings: [{ key: "other" }] }),
    ])
      for (const step of ["shipping-detail", "payment", "confirm"] as const) {
        expect(findCheckoutRedirect(step, state)).toBe("/cart/shipping-select/");
        expect(findCheckoutRedirect("shipping-add", state)).toBeNull();
      }
  });

  test("[cart.shares] with a destination without products from payment and confirm to the delivery", () => {
    const state = change({}, { shippings: [{ key: "s" }, { key: "t" }] });
    for (const step of ["payment", "confirm"] as const)
      expect(findCheckoutRedirect(step, state)).toBe("/cart/shipping-detail/");
    expect(findCheckoutRedirect("shipping-detail", state)).toBeNull();
    const social_receiver = { receiver_name: "美咲", sender_name: "花子", message: null };
    expect(findCheckoutRedirect("confirm", change({ social_receiver }, state.cart!.detail))).toBeNull();
  });

  test("with a product that cannot be delivered there from payment and confirm to the delivery", () => {
    const state = change(
      {},
      { shippings: [{ key: "s", undeliverable: "「苺のケーキ」は、北海道へお届けできません。" }] },
    );
    for (const step of ["payment", "confirm"] as const)
      expect(findCheckoutRedirect(step, state)).toBe("/cart/shipping-detail/");
    expect(findCheckoutRedirect("shipping-detail", state)).toBeNull();
  });

  test("without a way to pay from confirm to the payment", () => {
    expect(findCheckoutRedirect("confirm", change({ payment_id: null }))).toBe("/cart/payment/");
    expect(findCheckoutRedirect("payment", change({ payment_id: null }))).toBeNull();
  });
});

test("[cart.steps] the target of a redirect can always be opened, and precedes the requested step", () => {
  const anyLine = fc.record({
    quantity: fc.nat(6),
    max_quantity: fc.nat(6),
    stock_status: fc.constantFrom("in_stock" as const, "few" as const, "out" as const),
    shipping_key: fc.option(fc.constantFrom("a", "b")),
  });
  const anyState: fc.Arbitrary<CheckoutState> = fc.record({
    cart: fc.option(
      fc.record({
        orderer: fc.constantFrom(orderer, null),
        payment_id: fc.option(fc.nat()),
        social_receiver: fc.option(fc.constant({ receiver_name: "美咲", sender_name: "花子", message: null })),
        detail: fc.record({
          products: fc.array(anyLine, { maxLength: 3 }),
          shippings: fc.subarray([{ key: "a" }, { key: "b", undeliverable: "refused" }]),
        }),
      }),
    ),
    isSelling: fc.boolean(),
    hasOrder: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.constantFrom(...CHECKOUT_STEPS), anyState, (step, state) => {
      const path = findCheckoutRedirect(step, state);
      if (path === null) return;
      const target = stepOf(path);
      if (target === null) {
        expect([path, findCheckoutRedirect("shipping-select", state)]).toEqual(["/cart/social-gift/", null]);
        return;
      }
      expect(findCheckoutRedirect(target, state)).toBeNull();
      expect(CHECKOUT_STEPS.indexOf(target)).toBeLessThan(CHECKOUT_STEPS.indexOf(step));
    }),
  );
});
