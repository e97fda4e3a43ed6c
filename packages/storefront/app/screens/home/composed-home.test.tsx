// @vitest-environment jsdom
import { settings } from "@noren/contract/examples";
import { contentExamples } from "@noren/contract/examples/content";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import { storeContext } from "../../state/visit.ts";
import { testApp } from "../../testing/test-app.ts";
import HomeRoute, { clientLoader } from "./home.route.tsx";

afterEach(cleanup);

const landing = { ...contentExamples.getLandingPage, title: "秋のうつわ", layout: [heading("炊きたて")] };
const layout = { page: "home", title: "トップ", layout: [heading("暖簾の棚")] };

function heading(text: string) {
  return { name: "heading", props: { text, lead: "" } };
}

async function open(changes: object, responses: Record<string, () => Response>) {
  const { store, requests } = testApp({
    responses: { "GET /v1/settings/front": () => Response.json({ ...settings, ...changes }), ...responses },
  });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  await clientLoader({ context, params: {}, request: new Request("https://shop.test/") });
  const router = createMemoryRouter([{ path: "/", element: <HomeRoute /> }]);
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  );
  return requests;
}

const hasBanners = (requests: readonly string[]) =>
  requests.some((call) => call.includes("/v1/banners?area=home-hero"));

describe("[settings.drive-behaviour] the home", () => {
  test("is the landing page that the shop names, without breadcrumbs", async () => {
    const requests = await open({ "SITE.TOP_LP": "autumn" }, { "GET /v1/lp/autumn": () => Response.json(landing) });
    expect(await screen.findByRole("heading", { level: 1, name: "秋のうつわ" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "炊きたて" })).toBeTruthy();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(hasBanners(requests)).toBe(false);
  });

  test("is the page layout that the shop names", async () => {
    const requests = await open(
      { "SITE.HOME_LAYOUT": "home" },
      { "GET /v1/pages/front/layout/home": () => Response.json(layout) },
    );
    expect(await screen.findByRole("heading", { level: 1, name: settings["SITE.NAME"] })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "暖簾の棚" })).toBeTruthy();
    expect(hasBanners(requests)).toBe(false);
  });

  test("is the theme's where the shop does not publish the page", async () => {
    const requests = await open(
      { "SITE.TOP_LP": "autumn" },
      { "GET /v1/lp/autumn": () => Response.json({ code: "not_found", message: "" }, { status: 404 }) },
    );
    expect(await screen.findByRole("heading", { level: 1, name: settings["SITE.NAME"] })).toBeTruthy();
    expect(hasBanners(requests)).toBe(true);
    expect(requests.filter((call) => call.includes("/v1/lp/"))).toHaveLength(1);
  });

  test("is the theme's while its landing page redirects to the home", async () => {
    const redirected = () => Response.json({ ...landing, layout: [] }, { headers: { "x-redirect": "/" } });
    const requests = await open({ "SITE.TOP_LP": "autumn" }, { "GET /v1/lp/autumn": redirected });
    expect(await screen.findByRole("heading", { level: 1, name: settings["SITE.NAME"] })).toBeTruthy();
    expect(hasBanners(requests)).toBe(true);
  });
});
