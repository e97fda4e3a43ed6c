// @vitest-environment jsdom
import { ANSWER_TIMEOUT_MS } from "@noren/api/base-query";
import { shop } from "@noren/api/endpoints/shop";
import { cart as example, productInfo, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { first, holding, openCartModel, second } from "./cart-model.fixture.tsx";
import { useCartModel } from "./cart.model.ts";

afterEach(cleanup);

describe("[cart.reinit] a change that the API refuses because", () => {
  const refuse = (code: string, status: number) =>
    Response.json({ message: "ご注文いただけません。", code }, { status });
  const countInits = (requests: readonly string[]) => requests.filter((call) => call === "POST /v1/carts/init").length;

  test("[error.product-not-found] a product is not sold any more shows the cart without it", async () => {
    const { requests, next, waitForChanges, answer, want, wanted, quantities } = await openCartModel();
    next(holding(second));
    want(first, 3);
    await waitForChanges(1);
    await answer(refuse("cart.update_products.not_sale", 422));
    await vi.waitFor(() => expect(quantities()).toEqual([2]));
    expect([wanted(), countInits(requests)]).toEqual([{}, 2]);
  });

  test("[error.cart-expired] the cart expired leads to a new one", async () => {
    const { result, requests, navigations, next, waitForChanges, answer, want } = await openCartModel();
    next(Response.json({ ...example, token: "n".repeat(43), detail: { ...example.detail, products: [] } }));
    want(first, 3);
    await waitForChanges(1);
    await answer(refuse("cart.common.is_expired", 410));
    await vi.waitFor(() => expect(result.current.cart?.token).toBe("n".repeat(43)));
    expect([navigations, countInits(requests)]).toEqual([["/cart/"], 2]);
  });
});

test("[cart.init-single-flight] the page and a product that is added to it open one cart", async () => {
  const gate = Promise.withResolvers<Response>();
  const added = vi.fn<(body: unknown) => Response>(() => holding(first));
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "POST /v1/carts/init": () => gate.promise,
      "PATCH /v1/carts/products/add": added,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { props } = renderModel(store, useCartModel, [paths.cart()]);
  act(() => props().onCardAddedToCart?.({ ...productInfo, default_variant_id: 7 }));
  gate.resolve(holding());
  await vi.waitFor(() => expect(props().cart?.detail.products).toHaveLength(1));
  expect(requests.filter((call) => call === "POST /v1/carts/init")).toHaveLength(1);
  expect(added).toHaveBeenCalledWith({ token: example.token, product_id: 7, quantity: 1 }, expect.anything());
});

test("[error.timeout-rethrown] a change without an answer in time shows a toast and the cart's quantity", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { store, waitForChanges, want, wanted, quantities } = await openCartModel();
  want(first, 3);
  await waitForChanges(1);
  await act(() => vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS));
  await vi.waitFor(() => expect(wanted()).toEqual({}));
  expect(quantities()).toEqual([2, 2]);
  expect(store.getState().flash.now).toMatchObject([{ type: "negative" }]);
});
