import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { RemovablePage } from "#ui/slots/account-page/removable-page";

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const confirmation = {
  title: "削除",
  lead: ({ id }: { id: number }) => `${id}を削除しますか`,
  remove: "する",
  cancel: "しない",
};

const page = (ids: readonly number[], change: object = {}) => (
  <main tabIndex={-1}>
    <RemovablePage
      copy={{ title: "履歴", loading: "読込中", empty: "なし", back: "戻る" }}
      items={ids.map((id) => ({ id }))}
      busyId={null}
      homePath="/mypage"
      removeLabel={({ id }) => `${id}を削除`}
      onRemoved={() => undefined}
      {...change}
    >
      {({ id }) => <p>{id}</p>}
    </RemovablePage>
  </main>
);

it("keeps the focus in the list when an item is removed, and in the page after the last one", () => {
  const { rerender } = render(page([1, 2]));
  screen.getByRole("button", { name: "2を削除" }).focus();
  rerender(page([1]));
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "履歴" }));
  screen.getByRole("button", { name: "1を削除" }).focus();
  rerender(page([]));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("removes an entry at once, or after a confirmation", () => {
  const onRemoved = vi.fn();
  const { rerender } = render(page([1, 2], { onRemoved }));
  fireEvent.click(screen.getByRole("button", { name: "1を削除" }));
  expect(onRemoved).toHaveBeenCalledExactlyOnceWith({ id: 1 });
  rerender(page([1, 2], { onRemoved, confirmation }));
  fireEvent.click(screen.getByRole("button", { name: "2を削除" }));
  expect(screen.getByRole("dialog").textContent).toContain("2を削除しますか");
  expect(onRemoved).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "しない" }));
  fireEvent.click(screen.getByRole("button", { name: "2を削除" }));
  fireEvent.click(screen.getByRole("button", { name: "する" }));
  expect(onRemoved.mock.lastCall).toEqual([{ id: 2 }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
