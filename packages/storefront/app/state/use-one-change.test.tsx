// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { useOneChange } from "./use-one-change.ts";

afterEach(cleanup);

test("a change during another one is sent after it, the same change again is not", async () => {
  const { store } = testApp();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useOneChange<number>(), { wrapper });
  const first = Promise.withResolvers<void>();
  const sent: string[] = [];
  const send = (name: string, answer?: Promise<void>) => async () => {
    sent.push(name);
    await answer;
  };
  await act(async () => void result.current.change(1, send("main 1", first.promise), "変更しました。"));
  await act(async () => void result.current.change(2, send("delete 2"), "削除しました。"));
  await act(async () => void result.current.change(1, send("main 1 again"), "変更しました。"));
  await act(async () => void result.current.change(1, send("delete 1"), "削除しました。"));
  expect([sent, result.current.busyId]).toEqual([["main 1"], 1]);
  await act(async () => first.resolve());
  await expect.poll(() => sent).toEqual(["main 1", "delete 2", "delete 1"]);
  await expect.poll(() => result.current.busyId).toBeNull();
  expect(store.getState().flash.now).toContainEqual(expect.objectContaining({ message: "削除しました。" }));
});
