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

test("the arrow keys, Home and End turn the pages wherever the focus is, except in a field", () => {
  render(<Book />);
  const list = screen.getByRole("list");
  Object.defineProperties(list, { clientWidth: { value: 300 }, scrollWidth: { value: 1200 } });
  list.scrollLeft = 300;
  const scrollTo = vi.fn<(to?: ScrollToOptions | number) => void>();
  list.scrollTo = scrollTo;
  const press = (key: string, target: Element = document.body, init = {}) =>
    fireEvent.keyDown(target, { key, ...init });
  press("ArrowRight");
  press("ArrowLeft", screen.getByRole("button"));
  press("End");
  press("Home");
  press("ArrowRight", screen.getByRole("textbox"));
  press("Home", screen.getByRole("textbox"));
  press("ArrowRight", document.body, { altKey: true });
  expect(scrollTo.mock.calls).toEqual([[{ left: 600 }], [{ left: 0 }], [{ left: 1200 }], [{ left: 0 }]]);
});
