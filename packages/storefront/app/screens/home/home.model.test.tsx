// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { productInfo, settings } from "@noren/contract/examples";
import { act, cleanup, render, renderHook } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { HomeProps } from "#ui/screens/home/home.props";
import { sessionEvent } from "../../state/session.ts";
import { testApp } from "../../testing/test-app.ts";
import { COLLECTIONS, useHomeModel } from "./home.model.ts";

afterEach(cleanup);

test("a collection that the shop lacks is not fetched again", async () => {
  const { store, requests } = testApp();
  const craft = COLLECTIONS.find(({ alias }) => alias === "craft")!;
  await store.dispatch(shop.endpoints.getCollection.initiate(craft, { subscribe: false }));
  const ofCraft = () => requests.filter((call) => call.includes("/collections/craft"));
  expect(ofCraft()).toHaveLength(1);
  function Home() {
    useHomeModel();
    return null;
  }
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: <Home /> }])} />
    </Provider>,
  );
  await vi.waitFor(() => expect(requests.filter((call) => call.includes("/collections/gift"))).toHaveLength(1));
  expect(ofCraft()).toHaveLength(1);
});

test("the start of the session and an added product change no prop, so that the view does not render again", async () => {
  const history = Promise.withResolvers<Response>();
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/guest/product-histories": () => history.promise,
      "GET /v1/collections/craft?per=4": () =>
        Response.json({ alias: "craft", title: "手仕事", lead: "", data: [productInfo], entries: [] }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { result } = renderHook(useHomeModel, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <RouterProvider router={createMemoryRouter([{ path: "/", element: children }])} />
      </Provider>
    ),
  });
  await vi.waitFor(() => expect(result.current.collections.length).toBeGreaterThan(0));
  const before = result.current;
  const start = { type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false } as const;
  await act(async () => {
    store.dispatch(sessionEvent(start));
    before.onAddedToCart?.(productInfo);
  });
  await vi.waitFor(() => expect(requests).toContain("GET /v1/guest/product-histories"));
  expect(result.current).not.toBe(before);
  const changed = Object.entries(result.current).filter(([name, value]) => before[name as keyof HomeProps] !== value);
  expect(changed).toEqual([]);
});
