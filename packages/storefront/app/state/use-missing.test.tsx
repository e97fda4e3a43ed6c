// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { toProblemResponse } from "../problem/problem-response.ts";
import { useMissing } from "./use-missing.ts";
import { parseId, useIdParam } from "../load/parse-id.ts";

const notFound = { kind: "notFound", message: "", code: "" } as const;

function open(error: unknown) {
  const loader = vi.fn<() => null>(() => {
    throw toProblemResponse(notFound);
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

test("a malformed key of a member's page is not found without a call", async () => {
  const Page = () => <p>{useIdParam()}</p>;
  const loader = vi.fn<(args: { params: Record<string, string | undefined> }) => number>(({ params }) =>
    parseId(params["key"]),
  );
  const routes = [{ id: "day", path: "/:key", loader, Component: Page, ErrorBoundary: () => <p>ありません</p> }];
  const hydrationData = { loaderData: { day: null } };
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData, initialEntries: ["/zzz"] })} />);
  expect(await screen.findByText("ありません")).toBeDefined();
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData, initialEntries: ["/12"] })} />);
  expect(await screen.findByText("12")).toBeDefined();
  expect(loader).toHaveBeenCalledTimes(1);
});
