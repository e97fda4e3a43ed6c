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

/** The stores that a logout empties, by what the API's cache holds of each [session.logout-resets]; `auth` is the session's machine. */
const stores = {
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
const kept = shop.endpoints.getSettings;

/** A member about whom everything is in the memory. */
function filled() {
  const { store } = testApp();
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  store.dispatch(cartEvent({ type: "cart/restored", token: "cart" }));
  const entries = [...Object.values(stores), kept].map(({ name }) => ({
    endpointName: name,
    arg: undefined,
    value: {},
  }));
  store.dispatch(api.util.upsertQueryEntries(entries as never));
  const held = () => {
    const { queries }: RootState["api"] = store.getState().api;
    return Object.values(queries).map((entry) => entry?.endpointName);
  };
  expect(held()).toHaveLength(entries.length);
  return { store, held };
}

const ends: SessionEvent[] = [
  { type: "session/loggedOut", cause: "requested" },
  { type: "session/loggedOut", cause: "elsewhere" },
  { type: "session/loggedOut", cause: "rejected" },
];

describe("[session.logout-resets] [history.product] a logout resets what belonged to the member, and nothing else", () => {
  test.each(ends)("%j", (event) => {
    const { store, held } = filled();
    store.dispatch(sessionEvent(event));
    expect([store.getState().session.status, held()]).toEqual(["anonymous", [kept.name]]);
  });

  test("a rejected refresh resets the same", () => {
    const { store, held } = filled();
    store.dispatch(sessionEvent({ type: "session/refreshStarted" }));
    expect(held()).toHaveLength(Object.keys(stores).length + 1);
    store.dispatch(sessionEvent({ type: "session/refreshFailed" }));
    expect([store.getState().session.status, held()]).toEqual(["refreshFailed", [kept.name]]);
  });
});
