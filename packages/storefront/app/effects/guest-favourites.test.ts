import { catalogue } from "@noren/api/endpoints/catalogue";
import { shop } from "@noren/api/endpoints/shop";
import { accountChanges } from "@noren/api/endpoints/account-changes";
import { loginAnswer, productInfo, settings } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import type { Flash } from "@noren/domain/flash";
import { GUEST_FAVOURITES_MAX_ITEMS } from "@noren/domain/limits";
import { describe, expect, test, vi } from "vitest";
import { sessionEvent } from "../state/session.ts";
import { guestFavouriteChanged } from "../state/use-favourite.ts";
import { shopStorage } from "../storage/shop-storage.ts";
import { NOW, type Responses, testApp, testDevice } from "../testing/test-app.ts";

const QUERY = { page: 1 };
const facets = { brands: [], categories: [], price_min: null, price_max: null };
const like = (id: number) => `POST /v1/products/${id}/likes`;
const likes = (...ids: number[]): Responses =>
  Object.fromEntries(ids.map((id) => [like(id), () => Response.json({ id, is_favorite: true })]));

function open(responses: Responses = {}, device = testDevice()) {
  const app = testApp({
    device,
    path: "/product/tote",
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/products?page=1": () => Response.json({ data: [1, 2, 3].map((id) => ({ ...productInfo, id })), facets }),
      ...responses,
    },
  });
  const { store, browser, requests } = app;
  const marked = () =>
    catalogue.endpoints.listProducts
      .select(QUERY)(store.getState())
      .data?.data.filter(({ is_favorite }) => is_favorite)
      .map(({ id }) => id);
  return {
    ...app,
    stored: () => browser.storage.favourites.read(),
    marked,
    likesSent: () =>
      requests.filter((request) => request.includes("/likes")).map((request) => request.split(" ", 2).join(" ")),
    toasts: () => store.getState().flash.now.map(({ message, link }: Flash) => [message, link?.path ?? null]),
    list: () => store.dispatch(catalogue.endpoints.listProducts.initiate(QUERY)),
    change: (id: number, is_favorite = true) => store.dispatch(guestFavouriteChanged({ id, is_favorite })),
    start: () =>
      store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false })),
    logIn: () => store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW })),
    logOut: () => store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" })),
  };
}

describe("[favourite.guest] the favourites of a guest", () => {
  test("are marked in the lists and stored, without a call", async () => {
    const { start, list, change, marked, stored, likesSent } = open();
    start();
    await list();
    change(2);
    await vi.waitFor(() => expect(marked()).toEqual([2]));
    expect(stored()).toEqual([2]);
    change(2, false);
    await vi.waitFor(() => expect(marked()).toEqual([]));
    expect([stored(), likesSent()]).toEqual([null, []]);
  });

  test("are marked in what is fetched later, and on the next visit", async () => {
    const device = testDevice();
    const first = open({}, device);
    first.start();
    first.change(3);
    await vi.waitFor(() => expect(first.stored()).toEqual([3]));
    await first.list();
    await vi.waitFor(() => expect(first.marked()).toEqual([3]));

    const next = open({}, device);
    await next.list();
    expect(next.marked()).toEqual([]);
    next.start();
    await vi.waitFor(() => expect(next.marked()).toEqual([3]));
  });

  test("the first one offers the login and the way back; the others do not", async () => {
    const { store, start, change, stored, toasts } = open();
    await store.dispatch(shop.endpoints.getSettings.initiate());
    start();
    change(1);
    await vi.waitFor(() =>
      expect(toasts()).toEqual([[expect.stringContaining("ブラウザー"), expect.stringContaining("tote")]]),
    );
    change(2);
    await vi.waitFor(() => expect(stored()).toEqual([1, 2]));
    expect(toasts()).toHaveLength(1);
  });

  test("a shop without members offers no login", async () => {
    const { store, start, change, toasts } = open({
      "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.IS_MEMBER_USE": false }),
    });
    await store.dispatch(shop.endpoints.getSettings.initiate());
    start();
    change(1);
    await vi.waitFor(() => expect(toasts()).toEqual([[expect.not.stringContaining("ログイン"), null]]));
  });

  test("one beyond the limit is neither stored nor marked", async () => {
    const { browser, start, list, change, marked, stored, toasts } = open();
    const full = Array.from({ length: GUEST_FAVOURITES_MAX_ITEMS }, (_, index) => index + 100);
    browser.storage.favourites.write(full);
    start();
    await list();
    change(1);
    await vi.waitFor(() => expect(toasts()).toHaveLength(1));
    expect([stored(), marked()]).toEqual([full, []]);
  });

  test("one that the browser cannot store is not marked", async () => {
    const { browser, start, list, change, marked, toasts } = open();
    start();
    await list();
    vi.spyOn(browser.storage.favourites, "write").mockReturnValue(undefined);
    change(1);
    await vi.waitFor(() => expect(toasts()).toEqual([[expect.stringContaining("保存できません"), null]]));
    expect(marked()).toEqual([]);
  });

  test("belong to one shop", () => {
    const items = new Map<string, string>();
    const backing = () => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    });
    shopStorage("simple", { backing }).favourites.write([1]);
    expect(shopStorage("fl1", { backing }).favourites.read()).toBeNull();
  });
});

describe("[favourite.join] at a login they become the member's", () => {
  test("in the order of adding, each once, and leave the browser", async () => {
    const { start, change, stored, logIn, likesSent } = open(likes(2, 1));
    start();
    change(2);
    change(1);
    await vi.waitFor(() => expect(stored()).toEqual([2, 1]));
    logIn();
    await vi.waitFor(() => expect(stored()).toBeNull());
    expect(likesSent()).toEqual([like(2), like(1)]);
  });

  test("also by a registration", async () => {
    const { store, browser, start, stored, likesSent } = open({
      ...likes(1),
      "POST /v1/users": () => Response.json(accountExamples.createUser),
    });
    browser.storage.favourites.write([1]);
    start();
    await store.dispatch(accountChanges.endpoints.createUser.initiate({} as never));
    await vi.waitFor(() => expect(stored()).toBeNull());
    expect(likesSent()).toEqual([like(1)]);
  });

  test("and when a member opens the shop with favourites left in the browser", async () => {
    const { browser, logIn, stored } = open(likes(1));
    browser.storage.favourites.write([1]);
    logIn();
    await vi.waitFor(() => expect(stored()).toBeNull());
  });

  test("and one that a member chose before the shop knew who it was", async () => {
    const { change, logIn, stored, likesSent, toasts } = open(likes(2));
    change(2);
    logIn();
    await vi.waitFor(() => expect(likesSent()).toEqual([like(2)]));
    await vi.waitFor(() => expect(stored()).toBeNull());
    expect(toasts()).toEqual([]);
  });

  test("failed ones are kept for the next visit; a product that no longer exists is dropped", async () => {
    let isDown = true;
    const responses: Responses = {
      ...likes(1, 4),
      [like(2)]: () => Response.json({ message: "見つかりません。", code: "not_found" }, { status: 404 }),
      [like(3)]: () => (isDown ? new Response("", { status: 500 }) : Response.json({ id: 3, is_favorite: true })),
    };
    const device = testDevice();
    const first = open(responses, device);
    first.browser.storage.favourites.write([1, 2, 3, 4]);
    first.start();
    first.logIn();
    await vi.waitFor(() => expect(first.stored()).toEqual([3, 4]));
    // Other calls of this page do not try again.
    await vi.waitFor(() => expect(first.likesSent()).toEqual([like(1), like(2), like(3)]));
    await first.list();
    expect(first.likesSent()).toHaveLength(3);

    isDown = false;
    const next = open(responses, device);
    next.logIn();
    await vi.waitFor(() => expect(next.stored()).toBeNull());
    expect(next.likesSent()).toEqual([like(3), like(4)]);
  });

  test("a logout on the way keeps the rest", async () => {
    const gate = Promise.withResolvers<Response>();
    const { browser, start, logIn, logOut, stored, likesSent } = open({ ...likes(2), [like(1)]: () => gate.promise });
    browser.storage.favourites.write([1, 2]);
    start();
    logIn();
    await vi.waitFor(() => expect(likesSent()).toEqual([like(1)]));
    logOut();
    gate.resolve(Response.json({ id: 1, is_favorite: true }));
    await vi.waitFor(() => expect(stored()).toEqual([2]));
    expect(likesSent()).toEqual([like(1)]);
  });

  test("two tabs send each once", async () => {
    const device = testDevice();
    const [one, other] = [open(likes(1, 2), device), open(likes(1, 2), device)];
    one.browser.storage.favourites.write([1, 2]);
    one.logIn();
    other.logIn();
    await vi.waitFor(() => expect(one.stored()).toBeNull());
    expect([...one.likesSent(), ...other.likesSent()]).toEqual([like(1), like(2)]);
  });

  test("lists that were fetched in between are fetched again", async () => {
    let isLiked = false;
    const { browser, start, list, logIn, marked } = open({
      [like(1)]: () => {
        isLiked = true;
        return Response.json({ id: 1, is_favorite: true });
      },
      "GET /v1/products?page=1": () =>
        Response.json({ data: [{ ...productInfo, id: 1, is_favorite: isLiked }], facets }),
    });
    browser.storage.favourites.write([1]);
    start();
    await list();
    await vi.waitFor(() => expect(marked()).toEqual([1]));
    logIn();
    await vi.waitFor(() => expect(isLiked).toBe(true));
    await vi.waitFor(() => expect(marked()).toEqual([1]));
  });
});
