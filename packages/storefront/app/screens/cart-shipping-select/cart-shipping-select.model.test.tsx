// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import type { Settings } from "@noren/contract";
import { loginAnswer, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { loginPath } from "@noren/domain/return-path";
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

/** The choice of the destinations of a member, or of a guest in a shop with these settings. */
async function open({ isMember = false, changed = {} }: { isMember?: boolean; changed?: Partial<Settings> }) {
  const { store } = testApp({
    answers: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...changed }),
      "POST /v1/carts/init": () => Response.json(cart),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(cart),
      "GET /v1/me/user-addresses": () => Response.json({ data: addresses }),
      "GET /v1/prefectures": () => Response.json({ data: [] }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  if (isMember) store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  else store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
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
  return vi.waitFor(() => {
    if (props?.choice == null) throw new Error("not loaded");
    return props.choice;
  });
}

test("a member must choose an address", async () => {
  const choice = await open({ isMember: true });
  if (choice.kind !== "member") throw new Error("not a member");
  expect(await choice.onSubmitted({ addressIds: [] })).toEqual({ message: "お届け先を選択してください。" });
});

test("[role.anonymous-member] offers the login to guests, but not in a shop without members", async () => {
  expect(await open({})).toMatchObject({ kind: "guest", loginPath: loginPath(paths.cartShippingSelect()) });
  expect(await open({ changed: { "SITE.IS_MEMBER_USE": false } })).toMatchObject({ kind: "guest", loginPath: null });
});
