// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { paths } from "@noren/contract/paths";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import { useFilterSheet, usePendingFilter } from "./filter-sheet.ts";

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

test("another look of the same products is not another list", async () => {
  let pending: ReturnType<typeof usePendingFilter> = null;
  function List() {
    pending = usePendingFilter();
    return null;
  }
  let gate = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [{ path: "/product", element: <List />, loader: () => gate.promise, HydrateFallback: () => null }],
    { initialEntries: ["/product?page=2"], hydrationData: { loaderData: { "0": null } } },
  );
  render(<RouterProvider router={router} />);
  const goTo = async (search: string) => {
    gate = Promise.withResolvers();
    const { promise, resolve } = gate;
    await act(async () => void router.navigate({ pathname: paths.productList(), search }));
    const seen = pending && [pending.filter.compare, pending.filter.in_stock, pending.isOtherList];
    await act(async () => {
      resolve(null);
      await promise;
    });
    return seen;
  };
  expect(await goTo("?page=2&compare=a&view=list")).toEqual([["a"], false, false]);
  expect(await goTo("?page=2&compare=a,b&is_comparing=1")).toEqual([["a", "b"], false, true]);
  expect(await goTo("?compare=a&in_stock=1")).toEqual([["a"], true, true]);
});
