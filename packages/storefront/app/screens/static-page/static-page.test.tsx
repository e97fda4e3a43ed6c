// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { staticPages } from "@noren/contract/paths";
import { settings } from "@noren/contract/examples";
import { contentExamples } from "@noren/contract/examples/content";
import type { Settings, StaticPage } from "@noren/contract";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { StaticPageView } from "#ui/screens/static-page/static-page-view";
import { trackingStorage } from "../../storage/tracking-storage.ts";
import { computeCalendarRange } from "../../state/calendar-range.ts";
import { testApp } from "../../testing/test-app.ts";
import { useStaticPageModel } from "./static-page.model.ts";
import StaticPageRoute from "./static-page.route.tsx";

const guide = "/guide";
const page: StaticPage = { url: staticPages.externalTransmission, title: "外部送信について", data: "", updated_at: "" };

function Page({ page }: { page: StaticPage }) {
  return <StaticPageView {...useStaticPageModel(page)} />;
}

async function renderPage(change: Partial<Settings>, shown = page) {
  const own = { ...settings, ...change };
  const { store } = testApp({ responses: { "GET /v1/settings/front": () => Response.json(own) } });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  render(
    <Provider store={store}>
      <Page page={shown} />
    </Provider>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("[static.reset] the former page's content is cleared as soon as the URL changes, and shows again on return", async () => {
  const next = Promise.withResolvers<Response>();
  const respondWith = (url: string) => Response.json({ ...page, url, title: url });
  const { store } = testApp({
    responses: {
      "GET /v1/static-pages/url/guide": () => respondWith(guide),
      "GET /v1/static-pages/url/guide/delivery": () => next.promise,
    },
  });
  const router = createMemoryRouter([{ path: "*", element: <StaticPageRoute /> }], { initialEntries: [guide] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const heading = () => screen.queryByRole("heading", { level: 1 })?.textContent;
  await vi.waitFor(() => expect(heading()).toBe(guide));
  await act(() => router.navigate(`${guide}/`));
  expect(heading()).toBe(guide);
  await act(() => router.navigate(staticPages.delivery));
  expect(heading()).toBeUndefined();
  await act(async () => next.resolve(respondWith(staticPages.delivery)));
  await vi.waitFor(() => expect(heading()).toBe(staticPages.delivery));
  await act(() => router.navigate(guide));
  await vi.waitFor(() => expect(heading()).toBe(guide));
});

describe("the page on delivery", () => {
  const data = "<h2>配送会社</h2><h2>送料</h2><h2>お届け日</h2>";
  const delivery = { ...page, url: staticPages.delivery, title: "お届けと送料について", data };
  const [okinawa] = contentExamples.listFreeAreas.data;

  test("[free-areas.shown] shows the areas of free delivery and the calendar as they are now", async () => {
    const { today, range } = computeCalendarRange(Date.now());
    const calendar = `startDate=${range.startDate}&endDate=${range.endDate}`;
    const { store } = testApp({
      responses: {
        "GET /v1/settings/front": () => Response.json(settings),
        "GET /v1/free-areas?per=all": () => Response.json({ data: [{ ...okinawa, name: "東北" }, okinawa] }),
        [`GET /v1/business-dates/monthly/calendar/front?${calendar}`]: () =>
          Response.json({ data: [{ date: today, is_open: false, holiday_name: null }] }),
      },
    });
    render(
      <Provider store={store}>
        <Page page={delivery} />
      </Provider>,
    );
    // Areas with the same sum share a row, and no prefecture is listed again.
    expect((await screen.findByRole("term")).textContent).toBe("税込11,000円以上");
    expect(screen.getByRole("definition").textContent).toBe("東北、沖縄");
    expect(await screen.findByRole("heading", { name: "営業日カレンダー" })).toBeTruthy();
    const contents = within(screen.getByRole("navigation", { name: "目次" })).getAllByRole("link");
    const targets = contents.map((link) => document.querySelector(link.getAttribute("href") ?? "")?.textContent);
    expect(targets).toEqual(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent));
  });

  test("other pages ask for neither", async () => {
    await renderPage({}, { ...page, url: guide });
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("the page on external transmission", () => {
  test("states that nothing is sent in a shop without third parties", async () => {
    await renderPage({});
    expect(screen.getByText(/送信することはありません/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("names every third party of the manifest, and the visitor can change the answer", async () => {
    await renderPage({ "GTM.ID": "GTM-AB12", "PLUGIN.RECAPTCHA.KEY": "k" });
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Google タグマネージャー、Google アナリティクス",
      "reCAPTCHA",
    ]);
    expect(screen.getByRole("status").textContent).toContain("送信していません");
    act(() => screen.getByRole("button", { name: "同意する" }).click());
    expect(screen.getByRole("status").textContent).toContain("送信しています");
    expect(trackingStorage(settings["SITE.NAMESPACE"]).consent.read()?.allowed).toEqual(["gtm"]);
  });

  test("requests no consent in a shop whose third parties need none", async () => {
    await renderPage({ "PLUGIN.RECAPTCHA.KEY": "k" });
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("reCAPTCHA");
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("is the only page with that list", async () => {
    await renderPage({ "GTM.ID": "GTM-AB12" }, { ...page, url: guide });
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  });
});
