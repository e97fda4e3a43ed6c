// @vitest-environment jsdom
import { paths } from "@noren/contract/paths";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { RouteAnnouncer } from "./route-announcer.tsx";

afterEach(cleanup);

/** A page with the focus in its menu. */
function open(path: string) {
  const element = (
    <>
      <button>メニュー</button>
      <main id="main" tabIndex={-1}>
        <h1>一覧</h1>
        <a href={paths.blogList()}>次の記事</a>
      </main>
      <RouteAnnouncer />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  screen.getByRole("button").focus();
  return async (to: string) => {
    document.title = to;
    await act(() => router.navigate(to));
    return [document.activeElement?.tagName, screen.getByRole("status").textContent];
  };
}

test("another path, category or step announces its title and moves the focus to the content", async () => {
  expect(await open("/product")("/cart")).toEqual(["MAIN", "/cart"]);
  cleanup();
  const to = "/product?category=b";
  expect(await open("/product?category=a&page=2")(to)).toEqual(["MAIN", to]);
  cleanup();
  const next = "/mypage/leave?step=confirm";
  expect(await open("/mypage/leave")(next)).toEqual(["MAIN", next]);
});

test("a link that both pages show gives the focus to the content of the next page", async () => {
  const navigate = open(paths.blogArticle({ key: "a" }));
  screen.getByRole("link").focus();
  const next = paths.blogArticle({ key: "b" });
  expect(await navigate(next)).toEqual(["MAIN", next]);
  cleanup();
  expect(await open("/flip-book")("/flip-book?catalog=gift-book")).toEqual(["MAIN", "/flip-book?catalog=gift-book"]);
});

test("another page of a list moves the focus to its heading, another filter keeps the focus", async () => {
  expect(await open("/product?category=a")("/product?category=a&page=2")).toEqual(["H1", ""]);
  cleanup();
  expect(await open("/product?category=a")("/product?category=a&sort=newest")).toEqual(["BUTTON", ""]);
});
