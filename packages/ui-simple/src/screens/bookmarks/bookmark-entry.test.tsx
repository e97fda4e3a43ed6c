import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { BookmarkEntry } from "#ui/screens/bookmarks/bookmark-entry";

const bookmark = { id: 3, title: "飯碗・鉢", url: "/product?category=bowl", created_at: "2026-11-20T10:00:00+09:00" };

it("sends another name, closes the form and returns the focus; a failure leaves it open", async () => {
  const onRenamed = vi.fn(() => Promise.resolve<{ message: string } | undefined>(undefined));
  render(<BookmarkEntry bookmark={bookmark} onRenamed={onRenamed} />);
  const details = document.querySelector("details")!;
  const summary = details.querySelector("summary")!;
  const rename = (title: string) => {
    details.open = true;
    fireEvent.change(screen.getByRole("textbox", { name: /ブックマークの名前/ }), { target: { value: title } });
    fireEvent.click(screen.getByRole("button", { name: "この名前にする" }));
  };
  rename("白い碗");
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(onRenamed.mock.calls).toEqual([[bookmark, { title: "白い碗" }]]);
  expect(details.open).toBe(false);
  onRenamed.mockResolvedValueOnce({ message: "しばらくお待ちください。" });
  rename("黒い碗");
  await screen.findByText("しばらくお待ちください。");
  expect(details.open).toBe(true);
});
