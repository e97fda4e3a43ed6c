// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import { useFilterSheet } from "./filter-sheet.ts";

afterEach(cleanup);

/** The list of all products, reached from the home. */
async function open() {
  let sheet: ReturnType<typeof useFilterSheet> | undefined;
  function List() {
    sheet = useFilterSheet();
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: "/", element: null },
      { path: "/product", element: <List /> },
    ],
    { initialEntries: ["/", "/product"] },
  );
  render(<RouterProvider router={router} />);
  const run = (change: (shown: NonNullable<typeof sheet>) => void) => act(async () => change(sheet!));
  const back = () => act(() => router.navigate(-1));
  const state = () => [router.state.location.pathname + router.state.location.search, sheet!.isFilterOpen];
  return { run, back, state };
}

describe("[list.filter-sheet] the sheet of the filter", () => {
  test("is closed by the browser's back button, without leaving the list", async () => {
    const { run, back, state } = await open();
    await run(({ onFilterOpened }) => onFilterOpened());
    expect(state()).toEqual(["/product", true]);
    await back();
    expect(state()).toEqual(["/product", false]);
  });

  test("leaves no entry in the history when it closes without a change, however often its button is pressed", async () => {
    const { run, back, state } = await open();
    await run(({ onFilterOpened }) => onFilterOpened());
    await run(({ onFilterClosed }) => {
      onFilterClosed();
      onFilterClosed();
    });
    expect(state()).toEqual(["/product", false]);
    await run(({ onFilterClosed }) => onFilterClosed());
    await back();
    expect(state()[0]).toBe("/");
  });

  test("stays open while conditions change; then back leads to the list without them", async () => {
    const { run, back, state } = await open();
    await run(({ onFilterOpened }) => onFilterOpened());
    await run(({ goTo }) => goTo("/product?in_stock=1"));
    await run(({ goTo }) => goTo("/product?in_stock=1&is_new=1"));
    expect(state()).toEqual(["/product?in_stock=1&is_new=1", true]);
    await run(({ onFilterClosed }) => onFilterClosed());
    expect(state()).toEqual(["/product?in_stock=1&is_new=1", false]);
    await back();
    expect(state()).toEqual(["/product", false]);
  });

  test("a filter beside the list has an entry per change", async () => {
    const { run, back, state } = await open();
    await run(({ goTo }) => goTo("/product?in_stock=1"));
    await run(({ goTo }) => goTo("/product?in_stock=1&is_new=1"));
    await back();
    expect(state()).toEqual(["/product?in_stock=1", false]);
  });
});
