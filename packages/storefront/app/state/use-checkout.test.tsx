// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { cart as example, settings } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { paths } from "@noren/contract/paths";
import type { CheckoutStep } from "@noren/domain/checkout-steps";
import { cleanup, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { useCheckout } from "./use-checkout.ts";

/** A social gift, of which only the way to pay may still be open. */
const gift = {
  ...example,
  orderer: accountExamples.createUser.user,
  social_receiver: { receiver_name: "美咲", sender_name: "花子", message: null },
};

afterEach(cleanup);

/** Someone who opens this step's address with this cart. */
async function open(step: CheckoutStep, change: object, own: object = {}) {
  const cart = { ...gift, ...change };
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...own }),
      "POST /v1/carts/init": () => Response.json(cart),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(cart),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const seen: (string | null)[] = [];
  function Step() {
    seen.push(useCheckout(step).cart?.token ?? null);
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: `/cart/${step}`, element: <Step /> },
      { path: "*", element: null },
    ],
    { initialEntries: ["/", `/cart/${step}`] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { place: () => router.state.location.pathname, seen, router };
}

describe("a step of the checkout", () => {
  test("[cart.steps] is shown when the cart is ready for it", async () => {
    const { place, seen } = await open("shipping-select", {});
    await vi.waitFor(() => expect(seen.at(-1)).toBe(example.token));
    expect(place()).toBe(paths.cartShippingSelect());
  });

  test.each([
    ["[cart.steps] without a way to pay", { payment_id: null }, {}, "/cart/payment/"],
    ["[cart.steps] without an orderer", { orderer: null }, {}, "/cart/shipping-select/"],
    ["[cart.confirm-empty] without products", { detail: { ...example.detail, products: [] } }, {}, "/cart/"],
    [
      "[selling.stopped] while the shop does not sell",
      {},
      { "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": true, "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING": false },
      "/cart/",
    ],
  ])(
    "%s redirects from confirm to the step that corrects it, without rendering confirm",
    async (_, change, own, to) => {
      const { place, seen, router } = await open("confirm", change, own);
      await vi.waitFor(() => expect(place()).toBe(to));
      expect(new Set(seen)).toEqual(new Set([null]));
      void router.navigate(-1);
      await vi.waitFor(() => expect(place()).toBe(paths.home()));
    },
  );
});
