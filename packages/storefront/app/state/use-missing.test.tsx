// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { problemResponse } from "../problem/problem-response.ts";
import { useMissing } from "./use-missing.ts";

const notFound = { kind: "notFound", message: "", code: "" } as const;

function open(error: unknown) {
  const loader = vi.fn<() => null>(() => {
    throw problemResponse(notFound);
  });
  function Page() {
    useMissing(error);
    return <p>読み込んでいます</p>;
  }
  const routes = [{ id: "order", path: "/", loader, Component: Page, ErrorBoundary: () => <p>ありません</p> }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { order: null } } });
  render(<RouterProvider router={router} />);
  return loader;
}

test("a page whose resource does not exist becomes the not-found page", async () => {
  const loader = open(notFound);
  expect(await screen.findByText("ありません")).toBeDefined();
  expect(loader).toHaveBeenCalledTimes(1);
});

test.each([undefined, { kind: "network" }])("no other answer (%o) asks again", (error) => {
  expect(open(error)).not.toHaveBeenCalled();
});
