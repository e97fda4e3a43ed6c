import { catalogue, useGetProductQuery } from "@noren/api/endpoints/catalogue";
import { shop, useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { skipToken } from "@reduxjs/toolkit/query";
import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

const { store } = testApp({
  responses: {
    "GET /v1/settings/front": () => Response.json(settings),
    "GET /v1/products/gone": () => new Response(null, { status: 404 }),
  },
});

/** Renders a hook on the server and returns its result. */
function hookResult<T>(useHook: () => T): T | undefined {
  let last: T | undefined;
  function Caller() {
    last = useHook();
    return null;
  }
  renderToStaticMarkup(
    <Provider store={store}>
      <Caller />
    </Provider>,
  );
  return last;
}

test("an answered query returns the same as in the browser, without a subscription", async () => {
  await store.dispatch(shop.endpoints.getSettings.initiate(undefined, { subscribe: false }));
  const quick = hookResult(() => useGetSettingsQuery());
  const usual = hookResult(() => useGetSettingsQuery(undefined, {}));
  expect(quick).toMatchObject({ data: settings, currentData: settings, isSuccess: true, isFetching: false });
  expect({ ...quick, refetch: null }).toEqual({ ...usual, refetch: null });
  expect(store.getState().api.subscriptions).toEqual({});
});

test("a pending, a skipped and a failed query do so, too", async () => {
  const later = hookResult(() => useGetProductQuery("later"));
  expect(later).toMatchObject({ isFetching: true, isLoading: true, isSuccess: false });
  const usual = hookResult(() => useGetProductQuery("later", {}));
  expect({ ...later, refetch: null }).toEqual({ ...usual, refetch: null });
  const skipped = hookResult(() => useGetProductQuery(skipToken));
  expect(skipped).toMatchObject({ isUninitialized: true, isFetching: false });
  const usuallySkipped = hookResult(() => useGetProductQuery(skipToken, {}));
  expect({ ...skipped, refetch: null }).toEqual({ ...usuallySkipped, refetch: null });
  await store.dispatch(catalogue.endpoints.getProduct.initiate("gone", { subscribe: false }));
  expect(hookResult(() => useGetProductQuery("gone"))).toMatchObject({
    isError: true,
    error: { kind: "notFound" },
  });
});
