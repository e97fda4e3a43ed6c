// @vitest-environment jsdom
import { CANCELLATION, order as orderEndpoints } from "@noren/api/endpoints/order";
import { paths } from "@noren/contract/paths";
import { loginAnswer, order } from "@noren/contract/examples";
import { loginPath } from "@noren/domain/return-path";
import { act, cleanup, render } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { OrderHistoryProps } from "#ui/screens/order-history/order-history.props";
import { createAuthPort } from "../../effects/session-effects.ts";
import { selectFailedQueries } from "../../frame/load-error.model.ts";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useOrderHistoryModel } from "./order-history.model.ts";

afterEach(cleanup);

test("a page beyond the last is replaced by the last", async () => {
  const orders = { data: [], user_order_total_payment: 0 };
  const listed = { ...order, item_count: 2, products: [] };
  const beyond = { "x-total": "12", "x-per-page": "10", "x-last-page": "2", "x-current-page": "999" };
  const { store } = testApp({
    responses: {
      "GET /v1/me/orders?page=999": () => Response.json(orders, { headers: beyond }),
      "GET /v1/me/orders?page=2": () => Response.json({ ...orders, data: [listed] }, { headers: beyond }),
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const shown: OrderHistoryProps["orders"][] = [];
  function Orders() {
    shown.push(useOrderHistoryModel().orders);
    return null;
  }
  const router = createMemoryRouter([{ path: paths.orderHistory(), element: <Orders /> }], {
    initialEntries: [paths.orderHistory({ page: 999 })],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await vi.waitFor(() => expect(shown.at(-1)).toEqual([listed]));
  expect(router.state.location.search).toBe("?page=2");
  expect(router.state.historyAction).toBe("REPLACE");
  expect(shown).not.toContainEqual([]);
});

test("a page that fails to load does not show the previous page", async () => {
  const orders = { data: [], user_order_total_payment: 0 };
  const { store } = testApp({
    responses: {
      "GET /v1/me/orders?page=1": () => Response.json(orders),
      "GET /v1/me/orders?page=2": () => Response.json({ message: "" }, { status: 500 }),
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props, router } = renderModel(store, useOrderHistoryModel, [paths.home()]);
  await vi.waitFor(() => expect(props().orders).toEqual([]));
  await act(() => router.navigate(paths.home({ page: 2 })));
  expect(props().orders).toBeNull();
  await vi.waitFor(() => expect(selectFailedQueries(store.getState())).toHaveLength(1));
  expect(props().orders).toBeNull();
});

test("[order.search] the orders of a period and status are in the URL, which the next page keeps; wrong ones are left out", async () => {
  const orders = { data: [], user_order_total_payment: 0 };
  const word = encodeURIComponent("湯呑");
  const answer = vi.fn(() => Response.json(orders));
  const { store } = testApp({
    responses: {
      "GET /v1/me/orders?page=1&to=2026-11-30": answer,
      [`GET /v1/me/orders?page=1&word=${word}&from=2026-11-01&status=shipped`]: answer,
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props, router } = renderModel(store, useOrderHistoryModel, [
    paths.orderHistory({ from: "2026-02-30", to: "2026-11-30", status: "lost" }),
  ]);
  await vi.waitFor(() => expect(props().orders).toEqual([]));
  expect(props().search).toEqual({ word: "", from: "", to: "2026-11-30", status: "" });
  await act(() => props().onSearched({ word: "湯呑", from: "2026-11-01", to: null, status: "shipped" }));
  expect(router.state.location.search).toBe(`?q=${word}&from=2026-11-01&status=shipped`);
  expect(props().pagePath(2)).toContain("from=2026-11-01&status=shipped&page=2");
  await vi.waitFor(() => expect(props().orders).toEqual([]));
  expect(answer).toHaveBeenCalledTimes(2);
});

test("[order.cancel] warns of a refund by hand after the cancellation, not in each later visit", async () => {
  const cancelled = { ...order, status: "cancelled", cancel_only_ecd_key: "refund-by-hand" };
  const orders = { data: [{ ...cancelled, item_count: 2, products: [] }], user_order_total_payment: 0 };
  const { store } = testApp({
    responses: {
      "GET /v1/me/orders?page=1": () => Response.json(orders),
      [`PUT /v1/me/orders/${order.id}/cancel`]: () => Response.json(cancelled),
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, useOrderHistoryModel, [paths.orderHistory()]);
  await vi.waitFor(() => expect(props().orders).toHaveLength(1));
  expect(props().warnings).toEqual([]);
  const { cancelOrder } = orderEndpoints.endpoints;
  const input = { id: order.id, cancel_reason: null };
  await act(() => store.dispatch(cancelOrder.initiate(input, { fixedCacheKey: CANCELLATION })));
  await vi.waitFor(() => expect(props().warnings).toEqual(["refund-by-hand"]));
});

describe("[error.401] a token that the API refuses", () => {
  const LIST = "GET /v1/me/orders?page=1";
  const REFRESH = "POST /v1/auth/refresh";
  const refuse = () => Response.json({ message: "ログインしてください。", code: "unauthenticated" }, { status: 401 });
  const renew = () => Response.json({ ...loginAnswer, access_token: "token-2" });

  /** A member's orders, with these answers to their requests. */
  function open(...answers: (() => Response)[]) {
    const { store, requests, navigations } = testApp({
      auth: createAuthPort,
      path: paths.orderHistory(),
      responses: { [LIST]: () => (answers.shift() ?? refuse)(), [REFRESH]: renew },
    });
    store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
    return { ...renderModel(store, useOrderHistoryModel, [paths.orderHistory()]), store, requests, navigations };
  }

  test("[auth.bearer] is refreshed once, and the orders are requested with the new one", async () => {
    const { props, requests } = open(refuse, () => Response.json({ data: [], user_order_total_payment: 0 }));
    await vi.waitFor(() => expect(props().orders).toEqual([]));
    expect(requests).toEqual([`${LIST} Bearer ${loginAnswer.access_token}`, REFRESH, `${LIST} Bearer token-2`]);
  });

  test("ends the session and redirects to the login if its replacement is refused too", async () => {
    const { store, requests, navigations } = open(refuse, refuse);
    await vi.waitFor(() => expect(navigations).toEqual([loginPath(paths.orderHistory())]));
    expect(store.getState().session.status).toBe("anonymous");
    expect(requests).toHaveLength(3);
  });
});
