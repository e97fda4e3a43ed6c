import { prefectures } from "@noren/api/endpoints/prefecture";
import { catalogue } from "@noren/api/endpoints/catalogue";
import { order } from "@noren/api/endpoints/order";
import { shop } from "@noren/api/endpoints/shop";
import { CHANNEL_MISSING } from "@noren/contract/problem";
import { loginAnswer, product, settings } from "@noren/contract/examples";
import { PAGE_CALL_WAIT_MS, SIDE_CALL_WAIT_MS, SIDE_CALLS_MAX } from "@noren/domain/limits";
import { notFoundProblem } from "@noren/domain/problem";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ScreenId } from "../screens.ts";
import { sessionEvent } from "../state/session.ts";
import { storeContext } from "../state/visit.ts";
import { NOW, type Responses, testApp } from "../testing/test-app.ts";
import { toProblemResponse } from "../problem/problem-response.ts";
import { parseId } from "./parse-id.ts";
import { screenLoad } from "./screen-load.ts";

const PRODUCT = `GET /v1/products/${product.key}`;

const SETTINGS = "GET /v1/settings/front";

const keyRequired = { message: "学校キーの確認が必要です。", code: "school_key_required" };
const guestsRefused = { message: "ログインが必要です。", code: "unauthenticated" };

function visit(responses: Responses = {}) {
  const app = testApp({ responses });
  const context = new RouterContextProvider();
  context.set(storeContext, app.store);
  const args = {
    context,
    params: { key: product.key },
    request: new Request(`https://shop.test/product/${product.key}?a=1`),
  };
  return { ...app, args };
}
const loadProduct = screenLoad("Product", async ({ prefetch, params }) => {
  await prefetch(catalogue.endpoints.getProduct, params["key"] ?? "");
});

describe("on the server", () => {
  test("prefetched data is in the store", async () => {
    const { args, store } = visit({ [PRODUCT]: () => Response.json(product) });
    expect(await loadProduct(args)).toBeNull();
    expect(catalogue.endpoints.getProduct.select(product.key)(store.getState()).data).toEqual(product);
  });

  test.each([
    [404, { message: "見つかりません。" }, 404, "notFound"],
    [422, { message: "形式が正しくありません。", code: "validation" }, 404, "validation"],
    [404, { message: CHANNEL_MISSING }, 404, "invalidChannel"],
    [503, { message: "メンテナンス中です。", code: "maintenance" }, 503, "maintenance"],
    [500, {}, 500, "server"],
  ])("an answer of %i %j is a page of %i (%s)", async (status, body, expected, kind) => {
    const { args } = visit({ [PRODUCT]: () => Response.json(body, { status }) });
    await expect(loadProduct(args)).rejects.toMatchObject({ data: { kind }, init: { status: expected } });
  });

  test("an API that cannot be reached is a page of 503", async () => {
    const { args } = visit({ [PRODUCT]: () => Promise.reject(new TypeError("fetch failed")) });
    await expect(loadProduct(args)).rejects.toMatchObject({ data: { kind: "network" }, init: { status: 503 } });
  });

  test("an answer that breaks the contract is a page of 500", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { args } = visit({ [PRODUCT]: () => Response.json({ key: 1 }) });
    await expect(loadProduct(args)).rejects.toMatchObject({ data: { kind: "server" }, init: { status: 500 } });
  });

  test("an optional prefetch may fail", async () => {
    const { args, requests } = visit();
    const load = screenLoad("Product", ({ prefetchOptional }) =>
      prefetchOptional(catalogue.endpoints.listRecommendations, product.key),
    );
    expect(await load(args)).toBeNull();
    expect(requests).toHaveLength(1);
  });

  test("a load makes a limited number of optional calls, however many its URL asks for", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { args, requests } = visit();
    const load = screenLoad("Product", ({ prefetchOptional }) =>
      Promise.all(
        Array.from({ length: 200 }, (_, n) => prefetchOptional(catalogue.endpoints.listRecommendations, `p-${n}`)),
      ),
    );
    expect(await load(args)).toBeNull();
    expect(requests).toHaveLength(SIDE_CALLS_MAX);
  });

  test("[maintenance.redirect] a 503 of an optional prefetch without the maintenance payload is left out and logged", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { args } = visit({ [`${PRODUCT}/recommend`]: () => Response.json({ code: "unavailable" }, { status: 503 }) });
    const load = screenLoad("Home", ({ prefetchOptional }) =>
      prefetchOptional(catalogue.endpoints.listRecommendations, product.key),
    );
    expect(await load(args)).toBeNull();
    expect(warn.mock.calls.flat()).toContain("listRecommendations is left out: maintenance");
  });

  test("maintenance is a page of 503, also when only an optional prefetch answers it", async () => {
    const { args } = visit({ [`${PRODUCT}/recommend`]: () => Response.json({ code: "maintenance" }, { status: 503 }) });
    const load = screenLoad("Home", ({ prefetchOptional }) =>
      prefetchOptional(catalogue.endpoints.listRecommendations, product.key),
    );
    await expect(load(args)).rejects.toMatchObject({ data: { kind: "maintenance" }, init: { status: 503 } });
  });

  describe("[limits.waits]", () => {
    const hanging = () => new Promise<Response>(() => undefined);
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test("settings do not delay a page that a guard redirects", async () => {
      const { args } = visit({ [SETTINGS]: hanging });
      const loaded = screenLoad("Login")(args);
      await vi.advanceTimersByTimeAsync(PAGE_CALL_WAIT_MS);
      expect(await loaded).toBeNull();
    });

    test("an optional prefetch delays the page by at most 300 ms", async () => {
      const { args } = visit({ [`${PRODUCT}/recommend`]: hanging });
      const done = vi.fn();
      const load = screenLoad("Product", ({ prefetchOptional }) =>
        prefetchOptional(catalogue.endpoints.listRecommendations, product.key),
      );
      const loading = load(args).then(done);
      await vi.advanceTimersByTimeAsync(SIDE_CALL_WAIT_MS - 1);
      expect(done).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await loading;
    });

    test("a prefetch without an answer is a page of 503 after 5000 ms", async () => {
      const { args } = visit({ [PRODUCT]: hanging });
      const failed = vi.fn();
      const loading = loadProduct(args).catch(failed);
      await vi.advanceTimersByTimeAsync(PAGE_CALL_WAIT_MS - 1);
      expect(failed).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await loading;
      expect(failed.mock.calls).toMatchObject([[{ data: { kind: "timeout" }, init: { status: 503 } }]]);
    });
  });

  test("[settings.drive-behaviour] a page that the API closes to guests is rendered without data", async () => {
    const { args, store } = visit({ [PRODUCT]: () => Response.json(guestsRefused, { status: 401 }) });
    expect(await loadProduct(args)).toBeNull();
    expect(catalogue.endpoints.getProduct.select(product.key)(store.getState()).data).toBeUndefined();
  });

  test("[school-key.gate] a page that needs a school's key is rendered without data", async () => {
    const { args } = visit({ [PRODUCT]: () => Response.json(keyRequired, { status: 403 }) });
    expect(await loadProduct(args)).toBeNull();
  });

  test("data of a member is not fetched", async () => {
    const { args, requests } = visit({ [SETTINGS]: () => Response.json(settings) });
    const loaded = vi.fn();
    const load = screenLoad("OrderHistory", async ({ prefetch, prefetchOptional }) => {
      await prefetchOptional(prefectures.endpoints.listPrefectures, undefined);
      await prefetch(order.endpoints.listOrders, {});
      loaded();
    });
    expect(await load(args)).toBeNull();
    expect([loaded.mock.calls, requests]).toEqual([[], [SETTINGS]]);
  });

  test("[error.unknown-route] a malformed key of a member's page, and a room that the settings switch off, are pages of 404", async () => {
    const { args, requests } = visit({ [SETTINGS]: () => Response.json({ ...settings, "POINT.IS_USE": false }) });
    const notFound = { data: { kind: "notFound" }, init: { status: 404 } };
    const openOrder = screenLoad("Order", ({ prefetch, params }) =>
      prefetch(order.endpoints.getOrder, parseId(params["key"])),
    );
    await expect(openOrder({ ...args, params: { key: "abc" } })).rejects.toMatchObject(notFound);
    expect(await openOrder({ ...args, params: { key: "12" } })).toBeNull();
    const openPoints = screenLoad("Points", async ({ prefetch }) => {
      const { "POINT.IS_USE": isUsed } = await prefetch(shop.endpoints.getSettings, undefined);
      if (!isUsed) throw toProblemResponse(notFoundProblem);
    });
    await expect(openPoints(args)).rejects.toMatchObject(notFound);
    expect(new Set(requests)).toEqual(new Set([SETTINGS]));
  });

  test.each<ScreenId>(["Login", "Register", "MemberHome", "OrderHistory"])(
    "[role.anonymous-member] %s is a page of 404 in a shop without members",
    async (screen) => {
      const { args } = visit({ [SETTINGS]: () => Response.json({ ...settings, "SITE.IS_MEMBER_USE": false }) });
      await expect(screenLoad(screen)(args)).rejects.toMatchObject({
        data: { kind: "notFound" },
        init: { status: 404 },
      });
    },
  );

  test("a screen with a secret in its URL is loaded in the browser only, so that a token is used once", async () => {
    const { args } = visit();
    const load = vi.fn(async () => undefined);
    const screen = screenLoad({ access: "public", place: "browser" }, load);
    await screen(args);
    expect(load).not.toHaveBeenCalled();
    vi.stubEnv("SSR", false);
    await screen(args);
    expect(load).toHaveBeenCalledOnce();
    vi.unstubAllEnvs();
  });
});

describe("in the browser", () => {
  beforeEach(() => void vi.stubEnv("SSR", false));
  afterEach(() => void vi.unstubAllEnvs());

  test("[maintenance.redirect] a 503 of the call that the page is about closes the page", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { args, store } = visit({ [PRODUCT]: () => Response.json({ code: "unavailable" }, { status: 503 }) });
    const moved = await loadProduct(args).catch((thrown: unknown) => thrown as Response);
    expect((moved as unknown as Response).headers.get("location")).toMatch(/^\/maintenance\/\?to=%2Fproduct%2F/);
    expect(store.getState().shop.status).toBe("maintenance");
  });

  test("[guard.member-only] a guest is redirected to the login with a return path", async () => {
    const { args, store } = visit({ [SETTINGS]: () => Response.json(settings) });
    await store.dispatch(shop.endpoints.getSettings.initiate());
    store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
    const load = vi.fn(async () => undefined);
    const moved = await screenLoad(
      "OrderHistory",
      load,
    )({ ...args, request: new Request("https://shop.test/mypage/order_history") }).catch(
      (thrown: unknown) => thrown as Response,
    );
    expect((moved as unknown as Response).headers.get("location")).toBe("/login/?to=%2Fmypage%2Forder_history");
    expect(load).not.toHaveBeenCalled();
  });

  test("[settings.drive-behaviour] a guest of a shop that requires a login is sent to it", async () => {
    const { args, store } = visit({
      [SETTINGS]: () => Response.json({ ...settings, "SITE.IS_LOGIN_REQUIRED": true }),
      [PRODUCT]: () => Response.json(guestsRefused, { status: 401 }),
    });
    await store.dispatch(shop.endpoints.getSettings.initiate());
    store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
    const moved: unknown = await loadProduct(args).catch((thrown: unknown) => thrown);
    expect((moved as Response).headers.get("location")).toBe(`/login/?to=%2Fproduct%2F${product.key}%3Fa%3D1`);
  });

  test("[school-key.gate] a browser without a school's key is sent to its screen, and back from there", async () => {
    const { args } = visit({ [PRODUCT]: () => Response.json(keyRequired, { status: 403 }) });
    const moved: unknown = await loadProduct(args).catch((thrown: unknown) => thrown);
    expect((moved as Response).headers.get("location")).toBe(`/school-key/?to=%2Fproduct%2F${product.key}%3Fa%3D1`);
  });

  test("a load waits until the session is known", async () => {
    const { args, store } = visit();
    const load = vi.fn(async () => undefined);
    const loaded = screenLoad("OrderHistory", load)(args);
    expect(load).not.toHaveBeenCalled();
    store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: true, mayRefresh: true }));
    store.dispatch(sessionEvent({ type: "session/refreshSucceeded", answer: loginAnswer, now: NOW }));
    await loaded;
    expect(load).toHaveBeenCalledOnce();
  });

  test("[login.exempt-load-tasks] the login does not wait for the session", async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => undefined);
    const loading = screenLoad("Login", load)(visit().args);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledOnce();
    await loading;
    vi.useRealTimers();
  });

  test("an optional prefetch does not delay client navigation", async () => {
    const gate = Promise.withResolvers<Response>();
    const { args } = visit({ [`${PRODUCT}/recommend`]: () => gate.promise });
    await screenLoad("Product", ({ prefetchOptional }) =>
      prefetchOptional(catalogue.endpoints.listRecommendations, product.key),
    )(args);
    gate.resolve(Response.json({ data: [] }));
  });
});
