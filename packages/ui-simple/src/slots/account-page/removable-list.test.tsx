import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { RemovableList } from "#ui/slots/account-page/removable-list";

const list = (ids: readonly number[]) => (
  <main tabIndex={-1}>
    {ids.length > 0 ? (
      <RemovableList
        label="履歴"
        items={ids.map((id) => ({ id }))}
        busyId={null}
        removeLabel={({ id }) => `${id}を削除`}
        onRemoved={() => undefined}
      >
        {({ id }) => id}
      </RemovableList>
    ) : null}
  </main>
);

it("keeps the focus in the list when an item is removed, and in the page after the last one", () => {
  const { rerender } = render(list([1, 2]));
  fireEvent.click(screen.getByRole("button", { name: "2を削除" }));
  rerender(list([1]));
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "履歴" }));
  fireEvent.click(screen.getByRole("button", { name: "1を削除" }));
  rerender(list([]));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
