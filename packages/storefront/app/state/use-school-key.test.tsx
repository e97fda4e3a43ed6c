// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { useHasSchoolKey, useSchoolKeyScreen } from "./use-school-key.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open(path: string, gate: "catalogue" | null = "catalogue") {
  const { store } = testApp({
    answers: { "GET /v1/settings/front": () => Response.json({ ...settings, "SCHOOL.KEY_GATES": gate }) },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </Provider>
  );
  return renderHook(() => ({ ...useSchoolKeyScreen(), hasKey: useHasSchoolKey() }), { wrapper });
}

test("[school-key.gate] an accepted key is remembered until the API refuses it", async () => {
  const { result, rerender } = await open("/school-key");
  expect(result.current).toMatchObject({ hasKey: false, returnPath: paths.productList() });
  result.current.remember();
  rerender();
  expect(result.current.hasKey).toBe(true);
  cleanup();
  const refused = await open("/school-key/?to=%2Fproduct%2Fnote");
  refused.rerender();
  expect(refused.result.current).toMatchObject({ hasKey: false, returnPath: paths.product({ key: "note" }) });
});

test("the key leads to no other site", async () => {
  expect((await open("/school-key/?to=%2F%2Fevil.example")).result.current.returnPath).toBe(paths.productList());
});

test("a shop where the key opens nothing does not ask", async () => {
  expect((await open("/", null)).result.current.hasKey).toBeNull();
});
