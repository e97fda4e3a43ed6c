// @vitest-environment jsdom
import { catalogue, useGetProductQuery } from "@noren/api/endpoints/catalogue";
import { shop } from "@noren/api/endpoints/shop";
import { product, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { useHasSchoolKey, useSchoolKeyPrices, useSchoolKeyScreen } from "./use-school-key.ts";

/** As the API sets it with the key's cookie. */
const FLAG = `${settings["SITE.NAMESPACE"]}_school_known`;

afterEach(() => {
  cleanup();
  document.cookie = `${FLAG}=; Path=/; Max-Age=0`;
});

async function open(path: string, gate: "catalogue" | null = "catalogue") {
  const { store } = testApp({
    responses: { "GET /v1/settings/front": () => Response.json({ ...settings, "SCHOOL.KEY_GATES": gate }) },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </Provider>
  );
  return renderHook(() => ({ ...useSchoolKeyScreen(), hasKey: useHasSchoolKey() }), { wrapper });
}

test("[school-key.gate] an accepted key is remembered, also where a link leads to the key's screen", async () => {
  const { result, rerender } = await open("/school-key");
  expect(result.current).toMatchObject({ hasKey: false, returnPath: paths.productList() });
  document.cookie = `${FLAG}=1; Path=/`;
  rerender();
  expect(result.current.hasKey).toBe(true);
  cleanup();
  const again = await open("/school-key/?to=%2Fproduct%2Fnote");
  again.rerender();
  expect(again.result.current).toMatchObject({ hasKey: true, returnPath: paths.product({ key: "note" }) });
});

test("the key leads to no other site", async () => {
  expect((await open("/school-key/?to=%2F%2Fevil.example")).result.current.returnPath).toBe(paths.productList());
});

test("a shop whose key has no effect does not request one", async () => {
  expect((await open("/", null)).result.current.hasKey).toBeNull();
});

test("[school-key.gate] with the key a page fetches the prices that the server omitted", async () => {
  document.cookie = `${FLAG}=1; Path=/`;
  const hidden = { ...product, product_price: null, product_price_with_tax: null };
  let answered = 0;
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "SCHOOL.KEY_GATES": "prices" }),
      [`GET /v1/products/${product.key}`]: () => Response.json(answered++ === 0 ? hidden : product),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  await store.dispatch(catalogue.endpoints.getProduct.initiate(product.key));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(
    () => {
      useSchoolKeyPrices();
      return useGetProductQuery(product.key).data?.product_price_with_tax;
    },
    { wrapper },
  );
  expect(result.current).toBeNull();
  await vi.waitFor(() => expect(result.current).toBe(product.product_price_with_tax));
});
