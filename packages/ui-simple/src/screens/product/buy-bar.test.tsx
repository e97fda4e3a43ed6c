import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { productCopy as copy } from "#ui/screens/product/product.copy";
import type { ProductProps } from "#ui/screens/product/product.props";
import { ProductView } from "#ui/screens/product/product-view";
import stories, { SoldOut, Unchosen } from "#ui/screens/product/product-view.stories";

let observed: Element | undefined;
/** Moves the observed element into or out of the screen. */
let move = (_isIntersecting: boolean) => undefined as void;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        move = (isIntersecting) => act(() => notify([{ isIntersecting }]));
      }
      observe(element: Element) {
        observed = element;
      }
      disconnect() {
        observed = undefined;
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const bar = () => document.querySelector("[data-shown]");
const show = (props: Partial<ProductProps> = {}) => render(<ProductView {...stories.args} {...props} />);

test("the bar is visible while the button of the buy box is not", () => {
  const { unmount } = show();
  expect(observed?.textContent).toBe(copy.addToCart);
  expect(bar()).toBeNull();
  move(false);
  expect(bar()?.textContent).toMatch(/2,200.*カートに入れる/);
  move(true);
  expect(bar()).toBeNull();
  unmount();
  expect(observed).toBeUndefined();
});

test("its button has the action and the states of the buy box's", () => {
  const onAddedToCart = vi.fn<() => void>();
  const { rerender } = show({ onAddedToCart });
  move(false);
  const [inBox, inBar] = screen.getAllByRole<HTMLButtonElement>("button", { name: copy.addToCart });
  expect(bar()?.contains(inBar!)).toBe(true);
  fireEvent.click(inBar!);
  expect(onAddedToCart).toHaveBeenCalledOnce();
  rerender(<ProductView {...stories.args} {...SoldOut.args} />);
  expect(inBar?.textContent).toBe(inBox?.textContent);
  expect([inBox?.disabled, inBar?.disabled]).toEqual([true, true]);
});

test("while an option is open, the bar leads to its values", () => {
  show(Unchosen.args);
  move(false);
  const { openOption } = { ...stories.args, ...Unchosen.args };
  const link = screen.getByRole("link", { name: copy.chooseOf(openOption!) });
  expect(bar()?.contains(link)).toBe(true);
  const target = document.getElementById(decodeURIComponent(link.getAttribute("href")!.slice(1)));
  expect(target).toBe(screen.getByRole("group", { name: openOption! }));
});

test("it names the chosen variant and its price", () => {
  show({ price: { value: 3300, before: null, from: false, taxRate: 10 } });
  move(false);
  expect(bar()?.textContent).toContain(`${copy.values(stories.args.variant.option_values)}3,300`);
});

test("a page without scripts does not show it", () => {
  expect(renderToString(<ProductView {...stories.args} />)).not.toContain("data-shown");
});
