// @vitest-environment jsdom
import { account } from "@noren/api/endpoints/account";
import { address } from "@noren/api/endpoints/address";
import { card } from "@noren/api/endpoints/card";
import { coupon } from "@noren/api/endpoints/coupon";
import { history } from "@noren/api/endpoints/history";
import { memorial } from "@noren/api/endpoints/memorial";
import { order } from "@noren/api/endpoints/order";
import { shop } from "@noren/api/endpoints/shop";
import { timeseries } from "@noren/api/endpoints/timeseries";
import { userList } from "@noren/api/endpoints/user-list";
import { exampleOf } from "@noren/contract/example";
import { loginAnswer, settings } from "@noren/contract/examples";
import { findCall } from "@noren/contract/find-call";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cartEvent } from "../../state/cart.ts";
import { sessionEvent } from "../../state/session.ts";
import type { RootState } from "../../state/store.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useLogoutModel } from "./logout.model.ts";

afterEach(cleanup);

const MEMBER_PATHS = [
  "/v1/me/user",
  "/v1/me/user-addresses",
  "/v1/me/user-cards",
  "/v1/me/coupons?per=100",
  "/v1/me/product-histories",
  "/v1/me/user-memorials",
  "/v1/me/orders",
  "/v1/me/timeseries?purpose=measurement",
  "/v1/me/user-lists",
];

function exampleAt(path: string): unknown {
  const call = findCall("GET", path.replace(/\?.*/, ""))!;
  return exampleOf(call.name, call).answer;
}

test("[session.logout-resets] after a press on the logout nothing of the member is left, in memory or in the browser", async () => {
  const { store, browser } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      ...Object.fromEntries(MEMBER_PATHS.map((path) => [`GET ${path}`, () => Response.json(exampleAt(path))])),
      "POST /v1/auth/logout": () => new Response(null, { status: 204 }),
    },
  });
  const cached = () => {
    const { queries }: RootState["api"] = store.getState().api;
    return Object.values(queries).flatMap((query) => (query?.data === undefined ? [] : [query.endpointName]));
  };
  const { getSettings } = shop.endpoints;
  await store.dispatch(getSettings.initiate());
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  store.dispatch(cartEvent({ type: "cart/restored", token: "cart-of-the-member" }));
  const loads = [
    account.endpoints.getUser.initiate(),
    address.endpoints.listAddresses.initiate(),
    card.endpoints.listCards.initiate(),
    coupon.endpoints.listMyCoupons.initiate({ per: 100 }),
    history.endpoints.listProductHistories.initiate(),
    memorial.endpoints.listMemorials.initiate(),
    order.endpoints.listOrders.initiate({}),
    timeseries.endpoints.listTimeseries.initiate("measurement"),
    userList.endpoints.listUserLists.initiate(),
  ] as const;
  await Promise.all(loads.map((load) => store.dispatch(load as ReturnType<typeof account.endpoints.getUser.initiate>)));
  expect(cached()).toHaveLength(loads.length + 1);
  expect([browser.storage.credentials.read(), browser.storage.cartToken.read()]).not.toContain(null);

  const { props, place } = renderModel(store, useLogoutModel, [paths.logout()]);
  act(() => props().onLoggedOut());
  await vi.waitFor(() => expect(place()).toBe(paths.home()));
  expect(cached()).toEqual([getSettings.name]);
  expect(store.getState().session.status).toBe("anonymous");
  const { credentials, knowsMember, cartToken } = browser.storage;
  expect([credentials, knowsMember, cartToken].map((stored) => stored.read())).toEqual([null, null, null]);
});
