import { api } from "@noren/api";
import { address } from "@noren/api/endpoints/address";
import { account } from "@noren/api/endpoints/account";
import { card } from "@noren/api/endpoints/card";
import { cart } from "@noren/api/endpoints/cart";
import { coupon } from "@noren/api/endpoints/coupon";
import { history } from "@noren/api/endpoints/history";
import { memorial } from "@noren/api/endpoints/memorial";
import { order } from "@noren/api/endpoints/order";
import { shop } from "@noren/api/endpoints/shop";
import { timeseries } from "@noren/api/endpoints/timeseries";
import { userList } from "@noren/api/endpoints/user-list";
import { loginAnswer } from "@noren/contract/examples";
import type { SessionEvent } from "@noren/domain/session";
import { describe, expect, test } from "vitest";
import { NOW, testApp } from "../testing/test-app.ts";
import { cartEvent } from "./cart.ts";
import { sessionEvent } from "./session.ts";
import type { RootState } from "./store.ts";

/** One query for each part of the store that a logout clears [session.logout-resets]. */
const memberQueries = {
  history: history.endpoints.listProductHistories,
  user: account.endpoints.getUser,
  address: address.endpoints.listAddresses,
  card: card.endpoints.listCards,
  coupon: coupon.endpoints.listMyCoupons,
  list: userList.endpoints.listUserLists,
  measurement: timeseries.endpoints.listTimeseries,
  memorial: memorial.endpoints.listMemorials,
  order: order.endpoints.listOrders,
  cart: cart.endpoints.getCart,
};
const publicQuery = shop.endpoints.getSettings;

/** A store with a logged-in member and all of these queries in its cache. */
function storeOfMember() {
  const { store } = testApp();
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  store.dispatch(cartEvent({ type: "cart/restored", token: "cart" }));
  const entries = [...Object.values(memberQueries), publicQuery].map(({ name }) => ({
    endpointName: name,
    arg: undefined,
    value: {},
  }));
  store.dispatch(api.util.upsertQueryEntries(entries as never));
  const cachedQueries = () => {
    const { queries }: RootState["api"] = store.getState().api;
    return Object.values(queries).map((entry) => entry?.endpointName);
  };
  expect(cachedQueries()).toHaveLength(entries.length);
  return { store, cachedQueries };
}

const logouts: SessionEvent[] = [
  { type: "session/loggedOut", cause: "requested" },
  { type: "session/loggedOut", cause: "elsewhere" },
  { type: "session/loggedOut", cause: "rejected" },
];

describe("[session.logout-resets] [history.product] a logout clears the data of the member, and nothing else", () => {
  test.each(logouts)("%j", (event) => {
    const { store, cachedQueries } = storeOfMember();
    store.dispatch(sessionEvent(event));
    expect([store.getState().session.status, cachedQueries()]).toEqual(["anonymous", [publicQuery.name]]);
  });

  test("a rejected refresh clears the same data", () => {
    const { store, cachedQueries } = storeOfMember();
    store.dispatch(sessionEvent({ type: "session/refreshStarted" }));
    expect(cachedQueries()).toHaveLength(Object.keys(memberQueries).length + 1);
    store.dispatch(sessionEvent({ type: "session/refreshFailed" }));
    expect([store.getState().session.status, cachedQueries()]).toEqual(["refreshFailed", [publicQuery.name]]);
  });
});
