// @vitest-environment jsdom
import { paths } from "@noren/contract/paths";
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, settings } from "@noren/contract/examples";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queueFlash } from "../state/flash.ts";
import { sessionEvent } from "../state/session.ts";
import { shopEvent } from "../state/shop.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import { Frame } from "./frame.tsx";
// Loads the chunk before the tests: on a busy machine that takes longer than `findByText` waits.
import "./toast-stack.tsx";

beforeEach(() => void vi.stubGlobal("scrollTo", () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The frame around some pages of the shop, whose ids say who may see them. */
async function open(path: string, loads: Readonly<Record<string, { loader: () => Promise<null> }>> = {}) {
  const { store } = testApp({ responses: { "GET /v1/settings/front": () => Response.json(settings) } });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const pages = [
    { id: "Home", path: paths.home() },
    { id: "ProductList", path: paths.productList() },
    { id: "Login", path: paths.login() },
    { id: "MemberHome", path: paths.memberHome() },
    { id: "MypageHome", path: paths.mypageHome() },
  ];
  const element = (
    <Frame>
      <Outlet />
    </Frame>
  );
  const router = createMemoryRouter(
    [{ element, children: pages.map((page) => ({ ...page, ...loads[page.id], element: <main /> })) }],
    {
      initialEntries: [path],
    },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  return { store, router, place };
}

test("[flash.next-page] a flash message shows on the next page, not on the current one", async () => {
  const { store, router } = await open(paths.home());
  act(() => void store.dispatch(queueFlash({ message: "保存しました" })));
  await act(() => router.navigate(paths.home({ a: 1 })));
  expect(screen.queryByText("保存しました")).toBeNull();
  await act(() => router.navigate(paths.productList()));
  const toast = (await screen.findByText("保存しました")).closest("[role=status]");
  expect(toast?.className).toMatch(/success/);
  expect(store.getState().flash).toEqual({ next: [], now: [] });
});

test("[error.stored] a navigation clears the problem of the former page and keeps that of the next one", async () => {
  const gate = Promise.withResolvers<null>();
  const { store, router } = await open(paths.home(), { ProductList: { loader: () => gate.promise } });
  const met = (code: string) => {
    const problem = { kind: "forbidden", message: "", code } as const;
    act(() => void store.dispatch(shopEvent({ type: "shop/problemMet", problem })));
  };
  met("of this page");
  expect(store.getState().shop).toMatchObject({ problem: { code: "of this page" } });
  await act(async () => void router.navigate(paths.productList()));
  expect(store.getState().shop).toMatchObject({ problem: null });
  met("of the next page");
  await act(async () => gate.resolve(null));
  expect(router.state.location.pathname).toBe(paths.productList());
  expect(store.getState().shop).toMatchObject({ problem: { code: "of the next page" } });
});

describe("the guard redirects visitors without access, also when access ends on the page", () => {
  const out = sessionEvent({ type: "session/loggedOut", cause: "elsewhere" });

  test("[guard.login-only] [guard.member-only] without a session it leads to the login and back from there", async () => {
    for (const path of ["/ec", "/mypage?a=1"]) {
      const { store, place } = await open(path);
      expect(place()).toBe(path);
      act(() => void store.dispatch(out));
      await vi.waitFor(() => expect(place()).toBe(`/login/?to=${encodeURIComponent(path)}`));
      cleanup();
    }
  });

  test("[guard.logout-only] [home.anonymous-and-member] with a session it leads from the login to the logged-in home", async () => {
    const { place } = await open(paths.login());
    await vi.waitFor(() => expect(place()).toBe("/ec/"));
  });

  test("a public page is open with and without a session", async () => {
    const { store, place } = await open(paths.productList());
    act(() => void store.dispatch(out));
    expect(place()).toBe(paths.productList());
  });
});
