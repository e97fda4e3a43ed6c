// @vitest-environment jsdom
import { TOAST_DURATION_MS } from "@noren/domain/limits";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addToast } from "../state/flash.ts";
import { testApp } from "../testing/test-app.ts";
import ToastStack from "./toast-stack.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Lets a toast come or go, and what waits for that after it. */
const move = async () => {
  for (let moves = 0; moves < 10; moves++) await pass(100);
};

function open() {
  const { store } = testApp();
  render(
    <Provider store={store}>
      <ToastStack />
    </Provider>,
  );
  const say = (...messages: string[]) =>
    act(() => {
      for (const message of messages) store.dispatch(addToast({ message }));
    });
  const shown = () => screen.queryAllByText(/^お知らせ/).map(({ textContent }) => textContent);
  return { store, say, shown };
}

describe("[toast.behaviour] toasts", () => {
  test.each([
    ["input", innerHeight - 60, `${60 + 8}px`],
    ["button", innerHeight - 60, `${60 + 8}px`],
    ["input", 100, ""],
  ] as const)("are raised above the focused %s %d px from the top: %j", (element, top, raised) => {
    open();
    const field = document.body.appendChild(document.createElement(element));
    field.getBoundingClientRect = () => new DOMRect(0, top, 100, 48);
    const bottom = () => document.documentElement.style.getPropertyValue("--toast-bottom");
    act(() => field.focus());
    expect(bottom()).toBe(raised);
    act(() => field.blur());
    expect(bottom()).toBe("");
    field.remove();
  });

  test("show at the bottom centre for 5000 ms", async () => {
    const { say, shown } = open();
    say("お知らせ1");
    expect(shown()).toEqual(["お知らせ1"]);
    const { position, left, bottom, top } = getComputedStyle(document.querySelector(".notistack-SnackbarContainer")!);
    expect([position, left, bottom === "auto", top]).toEqual(["fixed", "50%", false, "auto"]);
    await pass(TOAST_DURATION_MS - 1);
    expect(shown()).toEqual(["お知らせ1"]);
    await pass(1);
    await move();
    expect(shown()).toEqual([]);
  });

  test("show at most five at a time; the others wait", async () => {
    const { say, shown } = open();
    say(...[1, 2, 3, 4, 5, 6, 7].map((number) => `お知らせ${number}`));
    expect(shown().length).toBeLessThanOrEqual(5);
    expect(shown()).not.toContain("お知らせ7");
    await pass(TOAST_DURATION_MS);
    await move();
    expect(shown()).toContain("お知らせ7");
  });

  test("show the same text only once", async () => {
    const { say, shown } = open();
    say("お知らせ1", "お知らせ1");
    expect(shown()).toEqual(["お知らせ1"]);
    say("お知らせ1");
    await move();
    expect(shown()).toEqual(["お知らせ1"]);
  });

  test("show a repeated text again, for its whole time", async () => {
    const { say, shown } = open();
    say("お知らせ1");
    const first = screen.getByText("お知らせ1");
    await pass(TOAST_DURATION_MS - 1);
    say("お知らせ1");
    await move();
    expect(shown()).toEqual(["お知らせ1"]);
    expect(screen.getByText("お知らせ1")).not.toBe(first);
    await pass(TOAST_DURATION_MS - 2000);
    expect(shown()).toEqual(["お知らせ1"]);
    await pass(2000);
    await move();
    expect(shown()).toEqual([]);
  });

  test("disappear when they are closed, and are taken from the store once", async () => {
    const { store, say, shown } = open();
    say("お知らせ1");
    expect(store.getState().flash.now).toEqual([]);
    act(() => screen.getByRole("button").click());
    await move();
    expect(shown()).toEqual([]);
  });
});
