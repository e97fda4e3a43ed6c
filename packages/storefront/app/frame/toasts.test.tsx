// @vitest-environment jsdom
import { TOAST_DURATION_MS } from "@noren/domain/limits";
import { act, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { expect, test, vi } from "vitest";
import { addToast } from "../state/flash.ts";
import { testApp } from "../testing/test-app.ts";
import { Toasts } from "./toasts.tsx";

vi.mock("./toast-stack.tsx", () => {
  throw new Error("offline");
});

test("shows the texts for the same time when the toast component cannot be loaded", async () => {
  const { store } = testApp();
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
  );
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => void store.dispatch(addToast({ message: "通信できませんでした。", type: "negative" })));
  expect((await screen.findByRole("alert")).textContent).toBe("通信できませんでした。");
  vi.useFakeTimers();
  act(() => void store.dispatch(addToast({ message: "もう一度お試しください。", type: "negative" })));
  expect(screen.getByRole("alert").textContent).toBe("もう一度お試しください。");
  await act(() => vi.advanceTimersByTimeAsync(TOAST_DURATION_MS));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(store.getState().flash.now).toEqual([]);
  vi.useRealTimers();
});
