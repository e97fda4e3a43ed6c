// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, settings } from "@noren/contract/examples";
import { cart } from "#ui/stories/cart.fixture";
import { addresses } from "#ui/stories/person.fixture";
import { cleanup, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { CartShippingSelectProps } from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import { sessionEvent } from "../../state/session.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useCartShippingSelectModel } from "./cart-shipping-select.model.ts";

afterEach(cleanup);

test("a member must choose an address", async () => {
  const { store } = testApp({
    answers: {
      "GET /v1/settings/front": () => Response.json(settings),
      "POST /v1/carts/init": () => Response.json(cart),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(cart),
      "GET /v1/me/user-addresses": () => Response.json({ data: addresses }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  let props: CartShippingSelectProps | undefined;
  function Select() {
    props = useCartShippingSelectModel();
    return null;
  }
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: <Select /> }])} />
    </Provider>,
  );
  const member = await vi.waitFor(() => {
    if (props?.choice?.kind !== "member") throw new Error("not loaded");
    return props.choice;
  });
  expect(await member.onSubmitted({ addressIds: [] })).toEqual({ message: "お届け先を選択してください。" });
});
