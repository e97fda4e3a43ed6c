import { catalogue, useGetProductQuery } from "@noren/api/endpoints/catalogue";
import { shop, useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { skipToken } from "@reduxjs/toolkit/query";
import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

const { store } = testApp({
  answers: {
    "GET /v1/settings/front": () => Response.json(settings),
    "GET /v1/products/gone": () => new Response(null, { status: 404 }),
  },
});

/** What a component on the server is told. */
function told<T>(useTold: () => T): T | undefined {
  let last: T | undefined;
  function Asking() {
    last = useTold();
    return null;
  }
  renderToStaticMarkup(
    <Provider store={store}>
      <Asking />
    </Provider>,
  );
  return last;
}

test("an answered query returns the same as in the browser, without a subscription", async () => {
  await store.dispatch(shop.endpoints.getSettings.initiate(undefined, { subscribe: false }));
  const quick = told(() => useGetSettingsQuery());
  const usual = told(() => useGetSettingsQuery(undefined, {}));
  expect(quick).toMatchObject({ data: settings, currentData: settings, isSuccess: true, isFetching: false });
  expect({ ...quick, refetch: null }).toEqual({ ...usual, refetch: null });
  expect(store.getState().api.subscriptions).toEqual({});
});

test("what was not asked for, what failed and what is not wanted, too", async () => {
  const later = told(() => useGetProductQuery("later"));
  expect(later).toMatchObject({ isFetching: true, isLoading: true, isSuccess: false });
  const usual = told(() => useGetProductQuery("later", {}));
  expect({ ...later, refetch: null }).toEqual({ ...usual, refetch: null });
  const skipped = told(() => useGetProductQuery(skipToken));
  expect(skipped).toMatchObject({ isUninitialized: true, isFetching: false });
  const usuallySkipped = told(() => useGetProductQuery(skipToken, {}));
  expect({ ...skipped, refetch: null }).toEqual({ ...usuallySkipped, refetch: null });
  await store.dispatch(catalogue.endpoints.getProduct.initiate("gone", { subscribe: false }));
  expect(told(() => useGetProductQuery("gone"))).toMatchObject({ isError: true, error: { kind: "notFound" } });
});
