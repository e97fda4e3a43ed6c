// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { cart as cartExample, categories, loginAnswer, settings } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { paths } from "@noren/contract/paths";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { cartEvent } from "../state/cart.ts";
import { sessionEvent } from "../state/session.ts";
import type { AppStore } from "../state/store.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import { useLayoutModel } from "./layout.model.ts";
import { selectFailedQueries } from "./load-error.model.ts";

const { user } = accountExamples.createUser;
const CART = `GET /v1/carts/${cartExample.token}`;

afterEach(cleanup);

const inShop =
  (store: AppStore, url = "/") =>
  ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: children }], { initialEntries: [url] })} />
    </Provider>
  );

const renderLayout = (store: AppStore) => renderHook(() => useLayoutModel().header, { wrapper: inShop(store) });

/** The layout of a shop whose members are greeted by the answers in their order. */
async function open(...members: (() => Response | Promise<Response>)[]) {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/me/user": () => members.shift()!(),
      [CART]: () => Response.json(cartExample),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { result } = renderLayout(store);
  const login = () =>
    act(() => void store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW })));
  const logout = () =>
    act(() => {
      store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" }));
      store.dispatch(cartEvent({ type: "cart/forgotten" }));
    });
  return { store, result, login, logout };
}

test("[login.sync] the footer leads to the shops that share logins, members with their login", async () => {
  const shops = [{ channel: "fl1", name: "花信", url: "https://fl1.example/" }];
  const { store } = testApp({
    responses: { "GET /v1/settings/front": () => Response.json({ ...settings, "LOGIN.SYNC_SHOPS": shops }) },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { result } = renderHook(() => useLayoutModel().footer.groups.at(-1), { wrapper: inShop(store) });
  expect(result.current).toEqual({ kind: "shops", links: [{ path: "https://fl1.example/", name: "花信" }] });
  act(() => void store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW })));
  expect(result.current?.links).toEqual([{ path: paths.loginSync({ channel: "fl1" }), name: "花信" }]);
});

test("header and footer lead to the pages that not every shop has", async () => {
  const pages = [{ url: paths.flipBook(), title: "デジタルカタログ" }];
  const { store } = testApp({
    responses: { "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.PAGES": pages }) },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { result } = renderHook(useLayoutModel, { wrapper: inShop(store) });
  const link = { path: paths.flipBook(), name: "デジタルカタログ" };
  expect(result.current.header.pages).toEqual([link]);
  expect(result.current.footer.groups.find(({ kind }) => kind === "discover")?.links).toContainEqual(link);
});

test("[home.anonymous-and-member] the shop's name links to the home, for members to the logged-in home", async () => {
  const { result, login, logout } = await open(() => Response.json(user));
  expect(result.current.homePath).toBe("/");
  login();
  expect(result.current.homePath).toBe("/ec/");
  logout();
  expect(result.current.homePath).toBe("/");
});

test.each([
  ["/product/seiji-meshiwan?from=news", "/login/?to=%2Fproduct%2Fseiji-meshiwan%3Ffrom%3Dnews"],
  ["/", "/login/"],
  ["/login?to=%2Fcart", "/login/"],
  ["/social-gift/secret-token", "/login/"],
])("the header's login at %s is %s", async (url, loginPath) => {
  const { store } = testApp({ responses: { "GET /v1/settings/front": () => Response.json(settings) } });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" }));
  const { result } = renderHook(() => useLayoutModel().header, { wrapper: inShop(store, url) });
  expect(result.current.account).toEqual({ kind: "guest", loginPath });
});

test("[session.logout-clears] a logout removes name and count from the header, and the next member never sees the last one's name", async () => {
  const next = Promise.withResolvers<Response>();
  const { store, result, login, logout } = await open(
    () => Response.json({ ...user, last_name: "佐藤", first_name: "一" }),
    () => next.promise,
  );
  act(() => void store.dispatch(cartEvent({ type: "cart/restored", token: cartExample.token })));
  login();
  await vi.waitFor(() => expect(result.current.account).toEqual({ kind: "member", name: "佐藤 一" }));
  await vi.waitFor(() => expect(result.current.cartCount).toBeGreaterThan(0));
  logout();
  expect([result.current.account, result.current.cartCount]).toEqual([
    { kind: "guest", loginPath: `${paths.login()}/` },
    null,
  ]);
  login();
  expect(result.current.account).toBeNull();
  await act(async () => next.resolve(Response.json({ ...user, last_name: "鈴木", first_name: "花" })));
  await vi.waitFor(() => expect(result.current.account).toEqual({ kind: "member", name: "鈴木 花" }));
});

test("[settings.drive-behaviour] requests the categories of a shop that requires a login once a member is logged in", async () => {
  const CATEGORIES = "GET /v1/categories/hierarchy?table=products";
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.IS_LOGIN_REQUIRED": true }),
      "GET /v1/me/user": () => Response.json(user),
      [CATEGORIES]: () => Response.json(categories),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { result } = renderLayout(store);
  expect(requests).not.toContain(CATEGORIES);
  act(() => void store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW })));
  await vi.waitFor(() => expect(result.current.categories).toEqual(categories.data));
});

test("[error.network-ignored] categories that do not arrive leave the header without them, and report nothing", async () => {
  const CATEGORIES = "GET /v1/categories/hierarchy?table=products";
  const { store, requests, navigations } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/static-pages/urls": () => Response.json({ data: [] }),
      "GET /v1/messages?per=all": () => Response.json({ data: [] }),
      [CATEGORIES]: () => Promise.reject(new TypeError("Failed to fetch")),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { result } = renderLayout(store);
  await vi.waitFor(() => expect(requests).toContain(CATEGORIES));
  await vi.waitFor(() => expect(selectFailedQueries(store.getState())).not.toEqual([]));
  expect([result.current.shopName, result.current.categories]).toEqual([settings["SITE.NAME"], []]);
  expect([store.getState().shop, store.getState().flash.now, navigations]).toEqual([
    { status: "open", problem: null },
    [],
    [],
  ]);
});
