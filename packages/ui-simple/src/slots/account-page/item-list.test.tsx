import { paths } from "@noren/contract/paths";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ItemList } from "#ui/slots/account-page/item-list";

const copy = { add: "追加", empty: "なし", removeTitle: "削除", remove: "削除する", cancel: "やめる" };

const list = (ids: readonly number[]) => (
  <main tabIndex={-1}>
    <ItemList
      items={ids.map((id) => ({ id }))}
      adding={{ path: paths.memorialAdd() }}
      copy={copy}
      removeLead={() => ""}
      onDeleted={() => undefined}
    >
      {({ id }) => <button>{`${id}を削除`}</button>}
    </ItemList>
  </main>
);

it("keeps the focus in the page when a focused item is deleted", () => {
  const { rerender } = render(list([1, 2]));
  screen.getByText("2を削除").focus();
  rerender(list([1]));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
