// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider, useRouteError } from "react-router";
import { afterEach, expect, test } from "vitest";
import AccountLayout, { ErrorBoundary } from "../layouts/account.route.tsx";
import { toProblemResponse } from "../problem/problem-response.ts";
import { sessionEvent } from "../state/session.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import NotFoundPage from "./not-found-page.tsx";

afterEach(cleanup);

type Visitor = "member" | "guest" | "unknown";

async function open(path: string, as: Visitor, problem?: Parameters<typeof toProblemResponse>[0]) {
  const { store } = testApp({ responses: { "GET /v1/settings/front": () => Response.json(settings) } });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  if (as === "member") store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  if (as === "guest")
    store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
  const failing = {
    path: paths.orderHistory(),
    loader: () => {
      if (problem) throw toProblemResponse(problem);
      return null;
    },
  };
  const router = createMemoryRouter(
    [
      { Component: AccountLayout, ErrorBoundary: Boundary, children: [failing] },
      { path: "*", Component: NotFoundPage },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const title = await screen.findByRole("heading", { level: 1 });
  return { title: title.textContent, menus: screen.queryAllByRole("navigation", { name: "マイページのメニュー" }) };
}

const Boundary = () => <ErrorBoundary error={useRouteError()} />;

test.each<[string, Visitor, number]>([
  ["/mypage/nowhere", "member", 1],
  ["/mypage/nowhere", "unknown", 1],
  ["/mypage/nowhere", "guest", 0],
  ["/nowhere", "member", 0],
])("[mypage.navigation] the not-found page of %s has the navigation for a %s: %i", async (path, as, count) => {
  const { title, menus } = await open(path, as);
  expect([title, menus.length]).toEqual(["お探しのページが見つかりませんでした。", count]);
});

test.each([
  [{ kind: "notFound", message: "", code: "" }, "お探しのページが見つかりませんでした。"],
  [{ kind: "network" }, "エラーが発生しました"],
] as const)("[mypage.navigation] a room that failed keeps the navigation, once: %j", async (problem, words) => {
  const { title, menus } = await open(paths.orderHistory(), "member", problem);
  expect([title, menus.length]).toEqual([words, 1]);
});
