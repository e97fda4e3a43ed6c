// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { cleanup, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
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
