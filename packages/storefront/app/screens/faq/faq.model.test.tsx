// @vitest-environment jsdom
import type { Qa } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useFaqModel } from "./faq.model.ts";

afterEach(cleanup);

const qa = (id: number, category: string): Qa => ({
  id,
  category,
  category_key: category,
  question: `質問${id}`,
  answer: "<p>はい。</p>",
});

function open(url: string) {
  const { store, requests } = testApp({
    responses: {
      "GET /v1/qas?per=all": () => Response.json({ data: [qa(1, "配送"), qa(2, "返品"), qa(3, "配送")] }),
      [`GET /v1/qas?per=all&word=${encodeURIComponent("領収書")}`]: () => Response.json({ data: [qa(2, "返品")] }),
    },
  });
  return { ...renderModel(store, useFaqModel, [url], "/faq"), requests };
}

test("[faq.grouped] all questions are on one page, grouped by category, each with an id of its own", async () => {
  const { props } = open(paths.faq());
  await vi.waitFor(() => expect(props().groups).not.toBeNull());
  expect(props().groups?.map(({ category, items }) => [category, items.map(({ anchor }) => anchor)])).toEqual([
    ["配送", ["qa-1", "qa-3"]],
    ["返品", ["qa-2"]],
  ]);
  expect(props().count).toBe(3);
});

test("a search asks for the questions with the word, and an empty one for all of them again", async () => {
  const { props, place } = open(`${paths.faq()}#qa-3`);
  expect(props().fragment).toBe("#qa-3");
  act(() => props().onSearched(" 領収書 "));
  await vi.waitFor(() => expect(props().count).toBe(1));
  expect([props().word, place()]).toEqual(["領収書", paths.faq({ q: "領収書" })]);
  // The word is not in its question, so the answer shows it.
  expect(props().groups?.[0]?.items[0]?.isOpen).toBe(true);
  act(() => props().onSearched("  "));
  await vi.waitFor(() => expect(props().count).toBe(3));
  expect(place()).toBe(paths.faq());
  expect(props().groups?.[0]?.items[0]?.isOpen).toBe(false);
});
