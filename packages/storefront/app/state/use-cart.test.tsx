// @vitest-environment jsdom
import { cart as example } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { openCart } from "../effects/open-cart.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import { cartEvent } from "./cart.ts";
import { useCart } from "./use-cart.ts";
import { useCheckout } from "./use-checkout.ts";

const INIT = "POST /v1/carts/init";
const empty = { ...example, token: "n".repeat(43), detail: { ...example.detail, products: [] } };

afterEach(cleanup);

/** A shopper who ordered on the confirm screen and followed the link to the complete screen. */
async function ordered() {
  const answers = [example, empty];
  const { store, requests } = testApp({ responses: { [INIT]: () => Response.json(answers.shift()) } });
  let shown: string | null = null;
  const Cart = () => {
    shown = useCart().cart?.token ?? null;
    return null;
  };
  const Step = () => {
    useCheckout("payment");
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: paths.cart(), element: <Cart /> },
      { path: paths.cartPayment(), element: <Step /> },
      { path: paths.cartConfirm(), element: <Cart /> },
      { path: paths.cartComplete(), element: null },
    ],
    { initialEntries: ["/cart/payment", "/cart/confirm"] },
  );
  await openCart(store);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await vi.waitFor(() => expect(shown).toBe(example.token));
  act(() => {
    store.dispatch(cartEvent({ type: "cart/orderStarted", now: NOW }));
    store.dispatch(cartEvent({ type: "cart/orderSucceeded", order_no: "1" }));
  });
  expect(store.getState().cart.status).toBe("ordered");
  await act(() => router.navigate(paths.cartComplete(), { replace: true }));
  expect([store.getState().cart.status, requests.filter((call) => call === INIT)]).toEqual(["ordered", [INIT]]);
  return { router, shown: () => shown, place: () => router.state.location.pathname };
}

test("the cart screen opens a new cart after an order; the screen that placed the order does not", async () => {
  const { router, shown } = await ordered();
  await act(() => router.navigate(paths.cart()));
  await vi.waitFor(() => expect(shown()).toBe(empty.token));
});

test("[cart.steps] going back to a step after an order leads to the new cart", async () => {
  const { router, shown, place } = await ordered();
  await act(() => router.navigate(-1));
  await vi.waitFor(() => expect(place()).toBe("/cart/"));
  expect(shown()).toBe(empty.token);
});
