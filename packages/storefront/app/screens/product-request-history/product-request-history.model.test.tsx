// @vitest-environment jsdom
import { loginAnswer, product } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import type { Variant } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useProductRequestHistoryModel } from "./product-request-history.model.ts";

afterEach(cleanup);

test("[request-history.delete] a removed request leaves the list and its total; only shown products are linked", async () => {
  const [request] = catalogueExamples.listProductRequests.data;
  let rest = [request, { ...request, id: 9, product_name: "鉄瓶", product: null }];
  const { store } = testApp({
    responses: {
      "GET /v1/me/product-request-histories?page=1": () =>
        Response.json(
          { data: rest },
          {
            headers: {
              "x-total": `${rest.length}`,
              "x-per-page": "10",
              "x-last-page": "1",
              "x-current-page": "1",
            },
          },
        ),
      [`DELETE /v1/me/product-request-histories/${request.id}`]: () => {
        rest = rest.slice(1);
        return new Response(null, { status: 204 });
      },
      "DELETE /v1/me/product-request-histories/9": () => {
        rest = [];
        return new Response(null, { status: 204 });
      },
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, useProductRequestHistoryModel, [paths.productRequestHistory()]);
  await vi.waitFor(() =>
    expect(props().requests?.map(({ product }) => product?.path ?? null)).toEqual([
      paths.product({ key: request.product!.key }),
      null,
    ]),
  );
  act(() => props().onRemoved(props().requests![0]!));
  await vi.waitFor(() => expect(props().requests?.map(({ id }) => id)).toEqual([9]));
  expect(props().pagination.total).toBe(1);
  act(() => props().onRemoved(props().requests![0]!));
  await vi.waitFor(() => expect(props().requests).toEqual([]));
  expect(store.getState().flash.now).toMatchObject([
    { message: `「${request.product_name}」のリクエストを履歴から削除しました。` },
    { message: "「鉄瓶」のリクエストを履歴から削除しました。" },
  ]);
});

describe("the form for a request", () => {
  const page = (data: object[]) =>
    Response.json(
      { data },
      { headers: { "x-total": "0", "x-per-page": "10", "x-last-page": "1", "x-current-page": "1" } },
    );
  const [stored] = catalogueExamples.listProductRequests.data;
  function open(
    url: string,
    answer = () => Response.json({ ...stored, product_name: "青磁の飯碗" }),
    requests: object[] = [],
  ) {
    const sent: unknown[] = [];
    const { store } = testApp({
      responses: {
        "GET /v1/me/product-request-histories?page=1": () => page([]),
        "GET /v1/me/product-request-histories?per=100": () => page(requests),
        [`GET /v1/products/${product.key}`]: () => Response.json(product),
        "POST /v1/product-requests": (body) => {
          sent.push(body);
          return answer();
        },
      },
    });
    store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
    return { sent, store, ...renderModel(store, useProductRequestHistoryModel, [url]) };
  }
  const wish = { quantity: 2, note: null };

  test("requests the product of the URL by its id, and closes", async () => {
    const { props, sent, place, store } = open(paths.productRequestHistory({ product: product.key }));
    expect(props().form).toBe("loading");
    await vi.waitFor(() => expect(props().form).toMatchObject({ kind: "product", product: { name: product.name } }));
    await act(() => props().onRequested(wish));
    expect(sent).toEqual([{ ...wish, product_id: product.id }]);
    expect([place(), props().form]).toEqual([paths.productRequestHistory(), null]);
    expect(store.getState().flash.now).toMatchObject([{ message: "「青磁の飯碗」のリクエストを受け付けました。" }]);
  });

  test("is not shown for a product whose request waits for an answer, which is named instead", async () => {
    const requested = { ...stored.product, id: product.id };
    const waiting = { ...stored, product: requested, status: "checking", requested_at: "2026-11-20T01:00:00.000Z" };
    const url = paths.productRequestHistory({ product: product.key });
    const { props } = open(url, undefined, [
      { ...waiting, status: "declined", requested_at: "2026-11-01T01:00:00.000Z" },
      waiting,
    ]);
    await vi.waitFor(() =>
      expect(props().form).toMatchObject({
        kind: "requested",
        requestedAt: waiting.requested_at,
        product: { name: product.name },
      }),
    );
    cleanup();
    const answered = open(url, undefined, [{ ...waiting, status: "answered" }]);
    await vi.waitFor(() => expect(answered.props().form).toMatchObject({ kind: "product", note: "" }));
  });

  test("requests another product by its name, beginning with the word that was searched for", async () => {
    const { props, sent } = open(paths.productRequestHistory({ word: "鉄瓶" }));
    expect(props().form).toEqual({ kind: "other", productName: "鉄瓶" });
    await act(() => props().onRequested({ ...wish, product_name: "鉄瓶", maker_name: null }));
    expect(sent).toEqual([{ ...wish, product_name: "鉄瓶", maker_name: null, product_id: null }]);
  });

  test("stays open with the reason when the request is refused, and for a product that the shop no longer shows", async () => {
    const message = "しばらくお待ちください。";
    const refused = open(paths.productRequestHistory({ word: "" }), () =>
      Response.json({ code: "rate_limited", message, errors: {} }, { status: 429 }),
    );
    expect(await act(() => refused.props().onRequested(wish))).toMatchObject({ message });
    expect(refused.props().form).not.toBeNull();
    cleanup();
    const { props } = open(paths.productRequestHistory({ product: "gone" }));
    await vi.waitFor(() => expect(props().form).toEqual({ kind: "other", productName: "" }));
  });

  test("names the sold-out variant that the link requests", async () => {
    const [variant] = product.product_model.products as [Variant];
    const { props } = open(paths.productRequestHistory({ product: product.key, variant: variant.id }));
    const note = `${product.options[0]!.name}：${variant.option_values[0]}`;
    await vi.waitFor(() => expect(props().form).toMatchObject({ kind: "product", note }));
  });
});
