// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
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
