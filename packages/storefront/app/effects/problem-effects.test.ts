import { paths } from "@noren/contract/paths";
import { address } from "@noren/api/endpoints/address";
import { auth } from "@noren/api/endpoints/auth";
import { fileContents } from "@noren/api/endpoints/file-contents";
import { shop } from "@noren/api/endpoints/shop";
import { payment } from "@noren/api/endpoints/payment";
import { CHANNEL_MISSING } from "@noren/contract/problem";
import { describe, expect, test, vi } from "vitest";
import { selectFailedQueries } from "../frame/load-error.model.ts";
import { cartEvent } from "../state/cart.ts";
import { NOW, testApp } from "../testing/test-app.ts";

const SETTINGS = "GET /v1/settings/front";

async function met(answer: () => Response | Promise<Response>, path = "/product/x?a=1") {
  const app = testApp({ responses: { [SETTINGS]: answer }, path });
  const { error } = await app.store.dispatch(shop.endpoints.getSettings.initiate());
  return { ...app, error };
}
const says = (status: number, body: object) => () => Response.json(body, { status });

describe("problems", () => {
  test("[error.503] [maintenance.redirect] maintenance is stored and its page is shown", async () => {
    const { store, navigations } = await met(
      says(503, { message: "メンテナンス中です。", code: "maintenance", until: "2026-12-01T06:00:00+09:00" }),
    );
    expect(store.getState().shop).toMatchObject({ status: "maintenance", until: "2026-12-01T06:00:00+09:00" });
    expect(navigations).toEqual(["/maintenance/?to=%2Fproduct%2Fx%3Fa%3D1"]);
  });

  test("[error.503] a 503 without the maintenance payload keeps the page", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { store, navigations } = await met(
      says(503, { message: "ただいまご利用いただけません。", code: "unavailable" }),
    );
    expect([store.getState().shop.status, navigations]).toEqual(["open", []]);
    expect(warn).toHaveBeenCalledWith("getSettings: 503");
  });

  test("[error.503] maintenance of the postal code look-up does not navigate", async () => {
    const { store, navigations } = testApp({ responses: { "GET /v1/postal-code?code=1000001": says(503, {}) } });
    const { error } = await store.dispatch(address.endpoints.findPostalCode.initiate("1000001"));
    expect([error, store.getState().shop.status, navigations]).toMatchObject([{ kind: "maintenance" }, "open", []]);
  });

  test.each([
    ["/product/x?a=1", ["/school-key/?to=%2Fproduct%2Fx%3Fa%3D1"]],
    ["/lp/welcome", ["/school-key/?to=%2Flp%2Fwelcome"]],
    ["/maker/x/", ["/school-key/?to=%2Fmaker%2Fx%2F"]],
    ["/catalog-order", ["/school-key/?to=%2Fcatalog-order"]],
    ["/maker", []],
    ["/blog", []],
    ["/", []],
  ])("[school-key.gate] the refusal of a school's key on %s navigates to %j", async (path, expected) => {
    const refused = says(403, { message: "学校キーの確認が必要です。", code: "school_key_required" });
    expect((await met(refused, path)).navigations).toEqual(expected);
  });

  test("[school-key.gate] a school key is forgotten once the API refuses it", async () => {
    const { store, browser } = testApp({
      responses: {
        "GET /v1/settings/front": () =>
          Response.json({ message: "学校キーの確認が必要です。", code: "school_key_required" }, { status: 403 }),
      },
    });
    browser.storage.hasSchoolKey.write(true);
    await store.dispatch(shop.endpoints.getSettings.initiate());
    expect(browser.storage.hasSchoolKey.read()).toBe(false);
  });

  test("the maintenance page does not navigate to itself", async () => {
    expect((await met(says(503, { code: "maintenance" }), "/maintenance/")).navigations).toEqual([]);
  });

  test("[error.channel] [channel.invalid] a missing channel is stored", async () => {
    const { store } = await met(says(404, { message: CHANNEL_MISSING }));
    expect(store.getState().shop.status).toBe("invalidChannel");
  });

  test("[error.stored] other problems are stored in the shared error state and rethrown", async () => {
    const { store, error } = await met(says(500, { message: "エラーが発生しました。" }));
    expect(error).toMatchObject({ kind: "server", message: "エラーが発生しました。" });
    expect(store.getState().shop).toEqual({ status: "open", problem: error });
  });

  test.each([500, 503, 404])(
    "[error.ignored] a failed fetch of a drawing or the environment is ignored: %i",
    async (status) => {
      const answer = says(status, { message: status === 404 ? CHANNEL_MISSING : "" });
      const { store, navigations } = testApp({
        responses: { "GET /v1/files-contents?url=https%3A%2F%2Fx.example%2Fa.svg": answer, "GET /public.json": answer },
      });
      const drawing = await store.dispatch(fileContents.endpoints.getFileContents.initiate("https://x.example/a.svg"));
      const environment = await store.dispatch(shop.endpoints.getEnvironment.initiate());
      expect([drawing.isError, environment.isError]).toEqual([true, true]);
      expect([store.getState().shop, navigations]).toEqual([{ status: "open", problem: null }, []]);
      expect(selectFailedQueries(store.getState())).toEqual([]);
    },
  );

  test("[error.cart-expired] a late answer about the cart of a placed order keeps the shopper on the complete screen", async () => {
    const answer = says(410, { code: "cart.common.is_expired", message: "有効期限が切れました。" });
    const { store, navigations } = testApp({
      responses: { "GET /v1/payments/carts/c1": answer },
      path: paths.cartComplete({ no: "N26-1" }),
    });
    store.dispatch(cartEvent({ type: "cart/initRequested" }));
    store.dispatch(cartEvent({ type: "cart/initSucceeded", token: "c1", isPaying: false }));
    store.dispatch(cartEvent({ type: "cart/orderStarted", now: NOW }));
    await store.dispatch(payment.endpoints.listCartPayments.initiate("c1"));
    expect([store.getState().cart.status, navigations]).toEqual(["ordering", []]);
    store.dispatch(cartEvent({ type: "cart/orderSucceeded", order_no: "N26-1" }));
    await store.dispatch(payment.endpoints.listCartPayments.initiate("c1", { forceRefetch: true }));
    expect([store.getState().cart.status, navigations]).toEqual(["ordered", []]);
  });

  test("[error.network-ignored] a network error is ignored", async () => {
    const { store, navigations, error } = await met(() => Promise.reject(new TypeError("fetch failed")));
    expect([store.getState().shop, navigations, error]).toEqual([
      { status: "open", problem: null },
      [],
      { kind: "network" },
    ]);
  });

  test("[error.network-ignored] a network error reloads a page that was opened by back or forward", async () => {
    const app = testApp({ responses: { [SETTINGS]: () => Promise.reject(new TypeError("fetch failed")) } });
    app.browser.cameByHistory = () => true;
    await app.store.dispatch(shop.endpoints.getSettings.initiate());
    expect(app.navigations).toEqual(["reload"]);
  });

  test("[error.network-ignored] a network error does not reload after a mutation or while offline", async () => {
    const lost = testApp({
      responses: {
        "POST /v1/auth/login": () => Promise.reject(new TypeError("fetch failed")),
        [SETTINGS]: () => Promise.reject(new TypeError("fetch failed")),
      },
    });
    lost.browser.cameByHistory = () => true;
    await lost.store.dispatch(auth.endpoints.login.initiate({ username: "a", password: "b" }));
    lost.browser.isOnline = () => false;
    await lost.store.dispatch(shop.endpoints.getSettings.initiate());
    expect(lost.navigations).toEqual([]);
  });
});
