// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import { paths } from "@noren/contract/paths";
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useProductHistoryModel } from "./product-history.model.ts";

afterEach(cleanup);

test("[favourite.everywhere] a product of the history becomes a favourite, and stops being one", async () => {
  const [viewed] = catalogueExamples.listProductHistories.data;
  const product = { ...viewed.product, is_favorite: false };
  const sent: string[] = [];
  const answer = (kind: string) => () => {
    sent.push(kind);
    return Response.json({ id: product.id, is_favorite: kind === "add" });
  };
  const { store } = testApp({
    responses: {
      "GET /v1/me/product-histories": () => Response.json({ data: [{ ...viewed, product }] }),
      [`POST /v1/products/${product.id}/likes`]: answer("add"),
      [`DELETE /v1/products/${product.id}/likes`]: answer("remove"),
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, useProductHistoryModel, [paths.productHistory()]);
  const shown = () => props().viewed?.[0]?.product;
  await waitFor(() => expect(shown()?.is_favorite).toBe(false));
  act(() => props().onFavouriteToggled(shown()!));
  await waitFor(() => expect(shown()?.is_favorite).toBe(true));
  await waitFor(() => expect(sent).toEqual(["add"]));
  act(() => props().onFavouriteToggled(shown()!));
  await waitFor(() => expect(sent).toEqual(["add", "remove"]));
  expect(shown()?.is_favorite).toBe(false);
});

test("an entry leaves the history once it is removed [history.product]", async () => {
  const [viewed] = catalogueExamples.listProductHistories.data;
  const { store } = testApp({
    responses: {
      "GET /v1/me/product-histories": () => Response.json({ data: [viewed, { ...viewed, id: viewed.id + 1 }] }),
      [`DELETE /v1/me/product-histories/${viewed.id}`]: () => new Response(null, { status: 204 }),
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, useProductHistoryModel, [paths.productHistory()]);
  await waitFor(() => expect(props().viewed).toHaveLength(2));
  act(() => props().onRemoved(props().viewed![0]!));
  await waitFor(() => expect(props().viewed?.map(({ id }) => id)).toEqual([viewed.id + 1]));
});
