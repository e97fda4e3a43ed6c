// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { cart, product, productInfo, settings } from "@noren/contract/examples";
import { act, cleanup, renderHook } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { HomeProps } from "#ui/screens/home/home.props";
import type { MemberHomeProps } from "#ui/screens/member-home/member-home.props";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { useHomeModel } from "../screens/home/home.model.ts";
import { useMemberHomeModel } from "../screens/member-home/member-home.model.ts";
import { useProductListModel } from "../screens/product-list/product-list.model.ts";
import { useProductModel } from "../screens/product/product.model.ts";
import { testApp } from "../testing/test-app.ts";

afterEach(cleanup);

type QuickAdd = (HomeProps & ProductListProps & MemberHomeProps)["onAddedToCart"];

const useHomeQuickAdd = () => useHomeModel().onAddedToCart;
const useListQuickAdd = () => useProductListModel().onAddedToCart;
const useProductQuickAdd = () => useProductModel(product).onCardAddedToCart;
const useMemberHomeQuickAdd = () => useMemberHomeModel().onAddedToCart;
const models: [screen: string, useScreenQuickAdd: () => QuickAdd][] = [
  ["home", useHomeQuickAdd],
  ["list", useListQuickAdd],
  ["product page", useProductQuickAdd],
  ["member home", useMemberHomeQuickAdd],
];

/** The `onAddedToCart` that a screen's model gives its cards, and what the cart received. */
async function open(useScreenQuickAdd: () => QuickAdd, isSelling = true) {
  const added: unknown[] = [];
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () =>
        Response.json({
          ...settings,
          "PLUGIN.TEMPORARY_STOP_SELLING.IS_USE": true,
          "PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING": isSelling,
        }),
      "POST /v1/carts/init": () => Response.json(cart),
      "PATCH /v1/carts/products/add": (body) => {
        added.push(body);
        return Response.json(cart);
      },
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { result } = renderHook(useScreenQuickAdd, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <RouterProvider router={createMemoryRouter([{ path: "/", element: children }])} />
      </Provider>
    ),
  });
  const add = (changes = {}) => act(async () => result.current?.({ ...productInfo, ...changes }));
  return { added, store, add, quickAdd: () => result.current };
}

test.each(models)("a card of the %s adds one piece of its default variant", async (_, model) => {
  const { added, store, add } = await open(model);
  await add();
  await vi.waitFor(() => expect(added).toMatchObject([{ product_id: 11, quantity: 1 }]));
  await vi.waitFor(() => expect(JSON.stringify(store.getState().flash)).toContain("カートに入れました。"));
});

test("a card whose product needs a choice adds nothing", async () => {
  const { added, add } = await open(useHomeQuickAdd);
  await add({ default_variant_id: null });
  expect(added).toEqual([]);
});

test.each(models)("[selling.stopped] the %s has no quick add while the shop has stopped selling", async (_, model) => {
  const { quickAdd } = await open(model, false);
  expect(quickAdd()).toBeUndefined();
});
