// @vitest-environment jsdom
import { paths } from "@noren/contract/paths";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { placeOf, useLinkClicks } from "./link-clicks.ts";

beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

function press(html: string, change: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  const target = document.body.querySelector("b") ?? document.body.querySelector("a");
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...change });
  Object.defineProperty(event, "target", { value: target });
  return placeOf(event, window.location);
}

test("a click anywhere in an internal link navigates to its path", () => {
  expect(press('<a href="/product?category=tea#top"><b>お茶</b></a>')).toBe("/product?category=tea#top");
  expect(press('<a href="?page=2">2</a>')).toBe("/?page=2");
});

test.each([
  ["another site", '<a href="https://example.jp/">x</a>'],
  ["mail", '<a href="mailto:a@example.jp">x</a>'],
  ["another tab", '<a href="/cart" target="_blank">x</a>'],
  ["a download", '<a href="/guide" download>x</a>'],
  ["a file of the shop", '<a href="/storage/simple/guide.pdf">x</a>'],
  ["the API", '<a href="/v1/banners/1/download">x</a>'],
  ["a link that reloads the page", '<a href="/" data-reload="true">x</a>'],
  ["a fragment of this page", '<a href="#main">x</a>'],
  ["no link", "<b>x</b>"],
])("leaves %s to the browser", (_, html) => {
  expect(press(html)).toBeNull();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "leaves a click with %j to the browser",
  (change) => {
    expect(press('<a href="/cart">x</a>', change)).toBeNull();
  },
);

test("ignores a click that a view has handled", () => {
  document.body.innerHTML = '<a href="/cart">x</a>';
  const event = new MouseEvent("click", { cancelable: true });
  event.preventDefault();
  expect(placeOf(event, window.location)).toBeNull();
});

test.each([
  ["", "/product"],
  ["true", "/"],
])("a link with data-replace %j leads back to %s", async (replace, before) => {
  function Page() {
    useLinkClicks();
    return createElement(
      "a",
      { href: paths.productList({ category: "tea" }), "data-replace": replace || undefined },
      "お茶",
    );
  }
  const router = createMemoryRouter([{ path: "*", element: createElement(Page) }], {
    initialEntries: ["/", "/product"],
  });
  render(createElement(RouterProvider, { router }));
  await act(async () => fireEvent.click(screen.getByText("お茶")));
  expect(router.state.location.search).toBe("?category=tea");
  await act(() => router.navigate(-1));
  expect(router.state.location).toMatchObject({ pathname: before, search: "" });
});
