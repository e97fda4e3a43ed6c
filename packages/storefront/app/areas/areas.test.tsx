// @vitest-environment jsdom
import { contentExamples } from "@noren/contract/examples/content";
import { loginAnswer, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { sessionEvent } from "../state/session.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import { SideArea, TopArea } from "./areas.tsx";

afterEach(cleanup);

const text = (html: string) => ({ name: "text" as const, props: { html } });
const layoutOf = (page: string, changes = {}) => ({
  ...contentExamples.getLayout,
  page,
  is_show_footer: true,
  top: [text(`<p>${page}の上</p>`)],
  side: [],
  bottom: [],
  ...changes,
});

function open(path: string, changes = {}) {
  const app = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...changes }),
      "GET /v1/layouts/blog-list": () => Response.json(layoutOf("blog-list")),
      "GET /v1/layouts/product-list.gift": () => Response.json(layoutOf("gift", { is_show_header: false })),
    },
  });
  const areas = (
    <>
      <TopArea />
      <SideArea />
    </>
  );
  const router = createMemoryRouter(
    [
      { id: "BlogList", path: "/blog", element: areas },
      { id: "ProductList", path: "/product", element: areas },
    ],
    { initialEntries: [path] },
  );
  const { container } = render(
    <Provider store={app.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...app, router, container };
}

test("[layout.areas] the areas follow the page of the visit", async () => {
  const { router, container } = open("/blog");
  expect(await screen.findByText("blog-listの上")).toBeTruthy();
  await act(() => router.navigate(paths.productList({ category: "gift" })));
  expect(await screen.findByText("giftの上")).toBeTruthy();
  expect(screen.queryByText("blog-listの上")).toBeNull();
  expect(container.querySelectorAll("[class*=withoutHeader]").length).toBe(1);
});

test("a shop for members asks for its areas once the member is known", async () => {
  const { store, requests } = open("/blog", { "SITE.IS_LOGIN_REQUIRED": true });
  await act(async () => store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" })));
  expect(requests.some((request) => request.includes("/v1/layouts/"))).toBe(false);
  await act(async () =>
    store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW })),
  );
  expect(await screen.findByText("blog-listの上")).toBeTruthy();
});
