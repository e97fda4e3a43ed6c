// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { layOutAll, layOutBelowFold } from "./lay-out-below-fold.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<p data-below-fold="">説明</p><p data-below-fold="">レビュー</p>`;
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset["laidOut"];
  document.body.replaceChildren();
});

const left = () =>
  [...document.querySelectorAll(":root:not([data-laid-out]) [data-below-fold]:not([data-laid-out])")].map(
    ({ textContent }) => textContent,
  );

test("parts below the fold are laid out one after the other, none in the task that hydrates", () => {
  layOutBelowFold();
  expect(left()).toEqual(["説明", "レビュー"]);
  vi.advanceTimersToNextTimer();
  expect(left()).toEqual(["レビュー"]);
  vi.advanceTimersToNextTimer();
  expect(left()).toEqual([]);
});

test("parts of later pages are laid out at once", () => {
  layOutBelowFold();
  vi.runAllTimers();
  document.body.innerHTML = `<p data-below-fold="">つぎの商品</p>`;
  expect(left()).toEqual([]);
});

test("a page that moves to a position is laid out at once", () => {
  layOutBelowFold();
  layOutAll();
  expect(left()).toEqual([]);
});
