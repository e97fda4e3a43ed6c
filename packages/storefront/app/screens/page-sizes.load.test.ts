import { loginAnswer } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { sessionEvent } from "../state/session.ts";
import { storeContext } from "../state/visit.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import * as blogList from "./blog-list/blog-list.route.tsx";
import * as bookmarks from "./bookmarks/bookmarks.route.tsx";
import * as brandList from "./brand-list/brand-list.route.tsx";
import * as loginHistory from "./login-history/login-history.route.tsx";
import * as makerList from "./maker-list/maker-list.route.tsx";
import * as productList from "./product-list/product-list.route.tsx";
import * as requestHistory from "./product-request-history/product-request-history.route.tsx";

/** A list without a size has the API's, which is ten. */
test.each([
  ["all brands at once", brandList, paths.brandList(), "GET /v1/brands?per=all"],
  ["all makers at once", makerList, paths.makerList(), "GET /v1/makers?per=all"],
  [
    "15 products, from the first page",
    productList,
    paths.productList(),
    "GET /v1/products?page=1&per=15&sort=recommended",
  ],
  ["the size of the API for articles", blogList, paths.blogList(), "GET /v1/blogs?page=1"],
  [
    "the size of the API for logins",
    loginHistory,
    paths.loginHistory({ page: 2 }),
    "GET /v1/me/login-histories?page=2",
  ],
  ["the size of the API for bookmarks", bookmarks, paths.bookmarks(), "GET /v1/me/bookmarks?page=1"],
  [
    "the size of the API for requests",
    requestHistory,
    paths.productRequestHistory(),
    "GET /v1/me/product-request-histories?page=1",
  ],
])("[limits.page-size] a page asks for %s", async (_, { clientLoader }, path, call) => {
  vi.stubEnv("SSR", false);
  const { store, requests } = testApp();
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  await clientLoader({ context, params: {}, request: new Request(`https://shop.test${path}`) }).catch(() => null);
  expect(requests).toContain(call);
  vi.unstubAllEnvs();
});
