import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usePagePosition } from "./use-page-position.ts";

function Book() {
  const { ref } = usePagePosition(4, 1, () => undefined);
  return (
    <>
      <input aria-label="search" />
      <ol ref={ref} />
      <button type="button">next</button>
    </>
  );
}

test("the arrow keys turn the pages wherever the focus is, except in a field", () => {
  render(<Book />);
  const list = screen.getByRole("list");
  Object.defineProperty(list, "clientWidth", { value: 300 });
  list.scrollBy = vi.fn<(by?: ScrollToOptions | number) => void>();
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  fireEvent.keyDown(screen.getByRole("button"), { key: "ArrowLeft" });
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "ArrowRight" });
  fireEvent.keyDown(document.body, { key: "ArrowRight", altKey: true });
  expect(vi.mocked(list.scrollBy).mock.calls).toEqual([[{ left: 300 }], [{ left: -300 }]]);
});
