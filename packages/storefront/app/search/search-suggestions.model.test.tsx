// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, productInfo, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionEvent } from "../state/session.ts";
import { searchStorage } from "../storage/search-storage.ts";
import { renderModel } from "../testing/render-model.tsx";
import { NOW, testApp, type Responses } from "../testing/test-app.ts";
import { SUGGESTION_DELAY_MS, useSearchSuggestionsModel } from "./search-suggestions.model.ts";

const CALL = "GET /v1/search-suggestions";
const callOf = (word: string) => `${CALL}?word=${encodeURIComponent(word)}`;
const answer = (words: string[], total = 0) => ({ words, categories: [], products: [], total });
const storage = () => searchStorage(settings["SITE.NAMESPACE"]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(responses: Responses = {}, isMember = false) {
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      [CALL]: () => Response.json(answer(["飯碗"])),
      ...responses,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  if (isMember) store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  else store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" }));
  const { props } = renderModel(store, useSearchSuggestionsModel, ["/"]);
  const type = (word: string) => act(() => props().onTyped(word));
  const asked = () => requests.filter((request) => request.includes("search-suggestions"));
  return { props, type, asked };
}

describe("suggestions", () => {
  test("are requested after a pause in typing, once for the last word", async () => {
    const { props, type, asked } = await open({ [callOf("飯碗")]: () => Response.json(answer(["飯碗 大"], 3)) });
    type("飯");
    await wait(SUGGESTION_DELAY_MS - 1);
    type("飯碗 ");
    await wait(SUGGESTION_DELAY_MS - 1);
    expect(asked()).toEqual([]);
    await wait(1);
    expect(asked()).toEqual([callOf("飯碗")]);
    expect(props()).toMatchObject({
      word: "飯碗",
      words: [{ word: "飯碗 大", path: "/product?word=%E9%A3%AF%E7%A2%97+%E5%A4%A7" }],
      all: { total: 3, path: "/product?word=%E9%A3%AF%E7%A2%97" },
    });
  });

  test("of an older word are aborted, and a late answer is not shown", async () => {
    const slow = Promise.withResolvers<Response>();
    let signal: AbortSignal | undefined;
    const { props, type } = await open({
      [callOf("茶")]: (_, aborted) => ((signal = aborted), slow.promise),
      [callOf("茶碗")]: () => Response.json(answer(["茶碗 大"])),
    });
    type("茶");
    await wait(SUGGESTION_DELAY_MS);
    expect(signal?.aborted).toBe(false);
    type("茶碗");
    expect(signal?.aborted).toBe(true);
    await wait(SUGGESTION_DELAY_MS);
    slow.resolve(Response.json(answer(["茶器"])));
    await wait(1);
    expect(props()).toMatchObject({ word: "茶碗", words: [{ word: "茶碗 大" }] });
  });

  test("link to products and categories", async () => {
    const categories = [{ key: "rice-bowls", name: "飯碗・茶碗", product_count: 12 }];
    const body = { words: [], categories, products: [{ ...productInfo, tax_rate: 8 }], total: 1 };
    const { props, type } = await open({ [callOf("飯")]: () => Response.json(body) });
    type("飯");
    await wait(SUGGESTION_DELAY_MS);
    expect(props().categories).toEqual([{ name: "飯碗・茶碗", count: 12, path: "/product?category=rice-bowls" }]);
    expect(props().products[0]?.path).toBe(`/product/${productInfo.key}`);
    expect(props().hasReducedRate).toBe(true);
  });

  test("that fail offer nothing", async () => {
    const { props, type } = await open({ [callOf("飯")]: () => Response.json({ code: "x" }, { status: 500 }) });
    type("飯");
    await wait(SUGGESTION_DELAY_MS);
    expect(props()).toMatchObject({ word: "飯", hasFailed: true, words: [], products: [], all: null });
  });
});

describe("own searches", () => {
  test("of a guest are those of this browser: all for an empty field, then the matching ones", async () => {
    storage().write(["急須", "母の日 花束", "キュウリ", "飯碗"]);
    const { props, type } = await open({ [callOf("きゅう")]: () => Response.json(answer(["キュウリ", "急須"])) });
    type("");
    await wait(1);
    expect(props().history.map(({ word }) => word)).toEqual(["急須", "母の日 花束", "キュウリ", "飯碗"]);
    expect(props().words).toEqual([]);
    type("きゅう");
    await wait(SUGGESTION_DELAY_MS);
    expect(props().history.map(({ word }) => word)).toEqual(["キュウリ"]);
    expect(props().words.map(({ word }) => word)).toEqual(["急須"]);
  });

  test("of a guest can be removed", async () => {
    storage().write(["急須", "飯碗"]);
    const { props, type } = await open();
    type("");
    await wait(1);
    act(() => props().onHistoryRemoved("急須"));
    expect(props().history.map(({ word }) => word)).toEqual(["飯碗"]);
    expect(storage().read()).toEqual(["飯碗"]);
  });

  test("of a member are the account's, not the browser's", async () => {
    storage().write(["browser"]);
    const removed: string[] = [];
    const { props, type } = await open(
      {
        "GET /v1/me/product-search-histories?per=all": () =>
          Response.json({ data: [{ id: 7, word: "湯呑み", searched_at: "2026-11-18T01:00:00.000Z" }] }),
        "DELETE /v1/me/product-search-histories/7": () => {
          removed.push("7");
          return new Response(null, { status: 204 });
        },
      },
      true,
    );
    type("");
    await wait(1);
    expect(props().history.map(({ word }) => word)).toEqual(["湯呑み"]);
    expect(props().historyPath).toBe(paths.productSearchHistory());
    act(() => props().onHistoryRemoved("湯呑み"));
    await wait(1);
    expect(removed).toEqual(["7"]);
  });
});
