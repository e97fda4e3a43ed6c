// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { cart, payments } from "#ui/stories/cart.fixture";
import { cleanup, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { CartPaymentProps } from "#ui/screens/cart-payment/cart-payment.props";
import { testApp } from "../../testing/test-app.ts";
import { useCartPaymentModel } from "./cart-payment.model.ts";

afterEach(cleanup);

/** The values of the form for a cart with this payment method. */
async function open(payment_id: number | null) {
  const { store } = testApp({
    answers: {
      "GET /v1/settings/front": () => Response.json(settings),
      "POST /v1/carts/init": () => Response.json({ ...cart, payment_id }),
      [`GET /v1/carts/${cart.token}`]: () => Response.json({ ...cart, payment_id }),
      [`GET /v1/payments/carts/${cart.token}`]: () => Response.json({ data: payments }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  let props: CartPaymentProps | undefined;
  function Payment() {
    props = useCartPaymentModel();
    return null;
  }
  const router = createMemoryRouter([{ path: "*", element: <Payment /> }], { initialEntries: [paths.cartPayment()] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await vi.waitFor(() => expect(props?.values ?? null).not.toBeNull());
  return props?.values;
}

test.each([
  ["the cart's method", 4, "4"],
  ["no method that is not available", 2, ""],
  ["no method for a cart without one", null, ""],
])("the form starts with %s", async (_, payment_id, value) => {
  expect(await open(payment_id)).toEqual({ payment_id: value, remarks: cart.remarks });
});
