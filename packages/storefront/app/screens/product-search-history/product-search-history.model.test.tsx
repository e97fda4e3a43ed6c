// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useProductSearchHistoryModel } from "./product-search-history.model.ts";

afterEach(cleanup);

test("a word of the history searches again, and leaves the history on request", async () => {
  const [entry] = catalogueExamples.listSearchHistories.data;
  let words = [entry, { ...entry, id: entry.id + 1, word: "湯呑 小" }];
  const headers = { "x-total": "2", "x-per-page": "10", "x-last-page": "1", "x-current-page": "1" };
  const { store } = testApp({
    responses: {
      "GET /v1/me/product-search-histories?page=1": () => Response.json({ data: words }, { headers }),
      [`DELETE /v1/me/product-search-histories/${entry.id}`]: () => {
        words = words.slice(1);
        return new Response(null, { status: 204 });
      },
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props } = renderModel(store, useProductSearchHistoryModel, [paths.productSearchHistory()]);
  const shown = () => props().words?.map(({ path }) => path);
  await vi.waitFor(() =>
    expect(shown()).toEqual([paths.productList({ word: entry.word }), paths.productList({ word: "湯呑 小" })]),
  );
  act(() => props().onRemoved(props().words![0]!));
  await vi.waitFor(() => expect(shown()).toEqual([paths.productList({ word: "湯呑 小" })]));
  expect(store.getState().flash.now.at(-1)?.message).toContain(entry.word);
});
