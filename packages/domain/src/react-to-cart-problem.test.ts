import { expect, test } from "vitest";
import { reactToCartProblem } from "./react-to-cart-problem.ts";
import { type ProblemOf, toProblem } from "./problem.ts";

const react = (status: number, code: string, call: string, path: string) =>
  reactToCartProblem(toProblem(status, { message: "だめです。", code }) as ProblemOf<"cart">, { call, path });
const nothing = { event: null, to: null, toast: null, isStored: false };

test("[error.cart-expired] on a cart page the cart is reset and the shopper goes to /cart/", () => {
  const reset = { ...nothing, event: { type: "cart/expired" } };
  for (const path of ["/cart", "/cart/confirm/", "/cart/payment?a=1", "/cart/gift?key=p1", "/cart/sender?key=s1"])
    expect(react(410, "cart.common.is_expired", "getCart", path)).toEqual({ ...reset, to: "/cart/" });
  for (const path of ["/product/a", "/carts", "/cart/complete?no=261120-7K3F9QXA"])
    expect(react(410, "cart.common.is_expired", "getCart", path)).toEqual(reset);
});

test("[error.shipping-no-data] the shipping is reset", () => {
  expect(react(422, "cart_detail.set_user_address.not_data", "addCartShipping", "/cart/shipping-select")).toEqual({
    ...nothing,
    event: { type: "cart/shippingResetRequested" },
  });
});

test("[error.product-not-found] [cart.reinit] the cart is opened again without the product", () => {
  for (const code of ["cart.update_products.product_not_found", "cart.update_products.not_sale"])
    expect(react(422, code, "modifyCartProduct", "/cart")).toEqual({ ...nothing, event: { type: "cart/productLost" } });
  expect(react(422, "cart.init.product_not_found", "initCart", "/")).toEqual({
    ...nothing,
    event: { type: "cart/initFailed", isProductGone: true, message: "だめです。" },
  });
});

test("[error.product-not-found] any other message of an init is an error toast", () => {
  for (const code of ["cart.init.limit", "cart_detail.set_user_address.not_data"])
    expect(react(422, code, "initCart", "/")).toEqual({
      ...nothing,
      event: { type: "cart/initFailed", isProductGone: false, message: "だめです。" },
      toast: "だめです。",
    });
});

test("[error.stored] other codes are stored and rethrown", () => {
  expect(react(422, "cart.update_products.out_of_stock", "addCartProduct", "/cart")).toEqual({
    ...nothing,
    isStored: true,
  });
});
