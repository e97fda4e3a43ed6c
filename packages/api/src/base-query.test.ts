import type { CallName } from "@noren/contract";
import { loginAnswer, productInfo, product, settings } from "@noren/contract/examples";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ANSWER_TIMEOUT_MS } from "./base-query.ts";
import { account } from "./endpoints/account.ts";
import { address } from "./endpoints/address.ts";
import { auth } from "./endpoints/auth.ts";
import { catalogue } from "./endpoints/catalogue.ts";
import { shop } from "./endpoints/shop.ts";
import { answering, testStore } from "./testing.ts";

const GET_USER = "GET /v1/me/user";
const refused = () => Response.json({ message: "ログインしてください。", code: "unauthenticated" }, { status: 401 });

describe("authorization", () => {
  test("[auth.bearer] the header is sent when logged in, and not for the environment nor by guests", async () => {
    const { fetch, requests } = answering({
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /public.json": () => Response.json({ channel: "simple", storage_url: "/storage", version: "1" }),
    });
    const member = { getAccessToken: async () => "t1", refresh: async () => null };
    await testStore({ fetch, auth: member }).dispatch(shop.endpoints.getSettings.initiate());
    await testStore({ fetch, auth: member }).dispatch(shop.endpoints.getEnvironment.initiate());
    await testStore({ fetch }).dispatch(shop.endpoints.getSettings.initiate());
    expect(requests.map(({ call, token }) => [call, token])).toEqual([
      ["GET /v1/settings/front", "Bearer t1"],
      ["GET /public.json", null],
      ["GET /v1/settings/front", null],
    ]);
  });

  test("[error.401] one refresh and one retry, then the problem is rethrown", async () => {
    const { fetch, requests } = answering({ [GET_USER]: refused });
    const refresh = vi.fn(async () => "t2");
    const store = testStore({ fetch, auth: { getAccessToken: async () => "t1", refresh } });
    const { error } = await store.dispatch(account.endpoints.getUser.initiate());
    expect(error).toEqual({ kind: "unauthenticated", message: "ログインしてください。", code: "unauthenticated" });
    expect(requests.map(({ token }) => token)).toEqual(["Bearer t1", "Bearer t2"]);
    expect(refresh.mock.calls).toEqual([["t1"]]);
  });

  test("[error.401] a guest's 401 and a failed refresh are not tried again", async () => {
    const { fetch, requests } = answering({ [GET_USER]: refused });
    const ask = async (token: string | null) => {
      const refresh = vi.fn(async () => null);
      const auth = { getAccessToken: async () => token, refresh };
      await testStore({ fetch, auth }).dispatch(account.endpoints.getUser.initiate());
      return refresh.mock.calls.length;
    };
    expect([await ask(null), await ask("t1"), requests.length]).toEqual([0, 1, 2]);
  });

  test("[error.401] a 401 on the logout call is rethrown", async () => {
    const { fetch, requests } = answering({ "POST /v1/auth/logout": refused });
    const refresh = vi.fn(async () => "t2");
    const store = testStore({ fetch, auth: { getAccessToken: async () => "t1", refresh } });
    const { error } = await store.dispatch(auth.endpoints.logout.initiate());
    expect(error).toMatchObject({ kind: "unauthenticated" });
    expect([requests.length, refresh.mock.calls.length]).toEqual([1, 0]);
  });
});

describe("answers", () => {
  test("[pagination.headers] pagination comes from the headers, with defaults where they are missing", async () => {
    const facets = { brands: [], categories: [], price_min: null, price_max: null };
    const headers = { "x-total": "31", "x-per-page": "15", "x-last-page": "3", "x-current-page": "2" };
    const { fetch } = answering({
      "GET /v1/products?page=2": () => Response.json({ data: [productInfo], facets }, { headers }),
      "GET /v1/products?child=1&category=tea": () => Response.json({ data: [], facets }),
    });
    const store = testStore({ fetch });
    const paged = await store.dispatch(catalogue.endpoints.listProducts.initiate({ page: 2 }));
    expect(paged.data?.pagination).toEqual({ total: 31, per: 15, last: 3, current: 2 });
    const plain = await store.dispatch(catalogue.endpoints.listProducts.initiate({ category: "tea" }));
    expect(plain.data?.pagination).toEqual({ total: 0, per: 10, last: 1, current: 1 });
  });

  test("[pagination.headers] no page is higher than a list takes", async () => {
    const facets = { brands: [], categories: [], price_min: null, price_max: null };
    const { fetch } = answering({
      "GET /v1/products?page=2": () =>
        Response.json({ data: [productInfo], facets }, { headers: { "x-last-page": "99999999999" } }),
    });
    const { data } = await testStore({ fetch }).dispatch(catalogue.endpoints.listProducts.initiate({ page: 2 }));
    expect(data?.pagination.last).toBe(100_000);
  });

  test("[address.limit] x-limit is the list's limit", async () => {
    const { fetch } = answering({
      "GET /v1/me/user-addresses": () => Response.json({ data: [] }, { headers: { "x-limit": "20" } }),
    });
    const { data } = await testStore({ fetch }).dispatch(address.endpoints.listAddresses.initiate());
    expect(data).toEqual({ data: [], limit: 20 });
  });

  test("an empty body is null; a proxy's page is a problem with any status", async () => {
    const { fetch } = answering({
      "POST /v1/auth/logout": () => new Response(null, { status: 204 }),
      [GET_USER]: () => new Response("<html>", { status: 200 }),
    });
    const store = testStore({ fetch });
    expect((await store.dispatch(auth.endpoints.logout.initiate())).data).toBeNull();
    expect((await store.dispatch(account.endpoints.getUser.initiate())).error).toMatchObject({ kind: "server" });
  });

  test("[maintenance.redirect] a maintenance payload is a problem with any status", async () => {
    const { fetch } = answering({
      [GET_USER]: () =>
        Response.json({ message: "メンテナンス中です。", code: "maintenance", until: "2026-12-01T06:00:00+09:00" }),
    });
    const { error } = await testStore({ fetch }).dispatch(account.endpoints.getUser.initiate());
    expect(error).toMatchObject({ kind: "maintenance", until: "2026-12-01T06:00:00+09:00" });
  });

  test("a response that violates the contract is an error in development", async () => {
    const { fetch } = answering({ "POST /v1/auth/login": () => Response.json({ ...loginAnswer, user_id: "5" }) });
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const { error } = await testStore({ fetch }).dispatch(
      auth.endpoints.login.initiate({ username: "a", password: "b" }),
    );
    expect(JSON.stringify(error)).toContain("user_id");
    logged.mockRestore();
  });

  test("a key with path segments is not found, without a request", async () => {
    const { fetch, requests } = answering({});
    const { error } = await testStore({ fetch }).dispatch(catalogue.endpoints.getProduct.initiate(".."));
    expect([error, requests]).toEqual([{ kind: "notFound", message: "", code: "not_found" }, []]);
  });

  test("a call that the settings refuse is not sent", async () => {
    const { fetch, requests } = answering({});
    const refused = { kind: "forbidden", message: "", code: "school_key_required" } as const;
    const port = { fetch, refusalOf: (call: CallName) => (call === "getProduct" ? refused : null) };
    const { error } = await testStore(port).dispatch(catalogue.endpoints.getProduct.initiate(product.key));
    expect([error, requests]).toEqual([refused, []]);
  });
});

describe("no answer", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a refused connection is a network problem", async () => {
    const fetch = () => Promise.reject(new TypeError("fetch failed"));
    const { error } = await testStore({ fetch }).dispatch(shop.endpoints.getSettings.initiate());
    expect(error).toEqual({ kind: "network" });
  });

  test("[error.timeout-rethrown] an answer that does not come in time is a timeout", async () => {
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))));
    const result = testStore({ fetch }).dispatch(catalogue.endpoints.getProduct.initiate(product.key));
    await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
    expect((await result).error).toEqual({ kind: "timeout" });
  });
});

describe("[error.wrong-answer] an answer against the contract", () => {
  const SETTINGS = "GET /v1/settings/front";
  test.each([
    ["a wrong type", '{"data":"x"}'],
    ["null", "null"],
    ["an empty answer", ""],
    ["HTML", "<!DOCTYPE html>"],
    ["half of the JSON", JSON.stringify(settings).slice(0, 50)],
  ])("%s is a problem of the server and in the log, and no data", async (_, body) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { fetch } = answering({ [SETTINGS]: () => new Response(body) });
    const production = testStore({ fetch, checkAnswer: () => Promise.resolve() });
    const { data, error } = await production.dispatch(shop.endpoints.getSettings.initiate());
    expect([data, error]).toMatchObject([undefined, { kind: "server", status: 200, message: "" }]);
    expect(log.mock.calls).toEqual([["GET /v1/settings/front answers against the contract"]]);
    log.mockRestore();
  });
});
