import { readGiftDraft } from "@noren/validation/fields/gift-draft";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Draft } from "./draft.tsx";
import { mourningDraft } from "./draft.fixture.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (drawn: typeof mourningDraft) => (
  <Draft drawn={drawn} isFailed={false} onRetried={() => undefined} path="/" linksGoods />
);

test("the drawing is announced once typing rests, and not with the page", () => {
  vi.useFakeTimers();
  const { rerender } = render(show(mourningDraft));
  const status = screen.getByRole("status");
  act(() => void vi.advanceTimersByTime(5000));
  expect(status.textContent).toBe("");
  const named = (names: string[]) => ({ ...mourningDraft, paper: { ...mourningDraft.paper!, names } });
  rerender(show(named(["佐"])));
  act(() => void vi.advanceTimersByTime(500));
  rerender(show(named(["佐伯家"])));
  act(() => void vi.advanceTimersByTime(500));
  expect(status.textContent).toBe("");
  act(() => void vi.advanceTimersByTime(500));
  expect(status.textContent).toBe("表書き「志」、黒白、お名前「佐伯家」");
});

test("a paper of mourning has no gold around it, a choice of colours, and no word of のし", () => {
  render(show(mourningDraft));
  expect(screen.getByRole("img").closest("[data-mourning]")).not.toBeNull();
  expect(screen.getByText("内掛け")).toBeDefined();
  expect(document.body.textContent).not.toContain("のし");
  expect(screen.getByRole("radio", { name: "黄白" })).toBeDefined();
});

test("nothing is drawn before an occasion is chosen, and a failed load can be repeated", () => {
  const draft = readGiftDraft(() => null);
  render(show({ ...mourningDraft, draft, paper: null, titles: [], cords: [] }));
  expect(screen.getByText("まず、ご用途をお選びください")).toBeDefined();
  expect(screen.queryByRole("img")).toBeNull();
  cleanup();
  const onRetried = vi.fn<() => void>();
  render(<Draft drawn={null} isFailed onRetried={onRetried} path="/" linksGoods={false} />);
  screen.getByRole("button", { name: "もう一度読み込む" }).click();
  expect(onRetried).toHaveBeenCalledOnce();
});
