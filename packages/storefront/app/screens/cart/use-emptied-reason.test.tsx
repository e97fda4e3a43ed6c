// @vitest-environment jsdom
import { cart as example, settings } from "@noren/contract/examples";
import { shop } from "@noren/api/endpoints/shop";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test, vi } from "vitest";
import { cartEvent } from "../../state/cart.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useEmptiedReason } from "./use-emptied-reason.ts";

afterEach(cleanup);

const empty = { ...example, token: "n".repeat(43), detail: { ...example.detail, products: [] } };

const ordered = { token: example.token, expiresAt: NOW + 60_000 };

test.each([
  ["expired", null, cartEvent({ type: "cart/expired" })],
  ["ordered", ordered, cartEvent({ type: "cart/expired" })],
  ["ordered", ordered, cartEvent({ type: "cart/tokenAdopted", token: null, hasOrdered: true })],
])("a cart that the checkout lost is %s if its order is %j, after %j", async (reason, order, lost) => {
  const { store, browser } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "POST /v1/carts/init": () => Response.json(empty),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  if (order) browser.storage.orderedCart.write(order);
  act(() => {
    store.dispatch(cartEvent({ type: "cart/restored", token: example.token }));
    if (lost.type === "cart/expired") store.dispatch(cartEvent({ type: "cart/initRequested" }));
    store.dispatch(lost);
    if (lost.type === "cart/tokenAdopted") store.dispatch(cartEvent({ type: "cart/initRequested" }));
  });
  await vi.waitFor(() => expect(store.getState().cart).toMatchObject({ status: "ready", replaces: reason }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useEmptiedReason(empty, false), { wrapper });
  await vi.waitFor(() => expect(result.current).toBe(reason));
});
