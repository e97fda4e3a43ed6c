import { shop, useListBannersQuery } from "@noren/api/endpoints/shop";
import type { Banner } from "@noren/contract";
import { picture, productInfo, settings } from "@noren/contract/examples";
import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { MemoryRouter, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import type { HomeProps } from "#ui/screens/home/home.props";
import type { Theme } from "#ui/theme.props";
import { storeContext } from "../../state/visit.ts";
import { type Responses, testApp } from "../../testing/test-app.ts";
import HomeRoute, { loader } from "./home.route.tsx";
import type { OwnHomeSections } from "./own-sections.ts";

/** A theme with two collections, and with sections of its own: one with a load and a model, one without, one not shown. */
vi.mock("#ui/theme", async (importOriginal) => {
  const { theme } = await importOriginal<{ theme: Theme }>();
  const homeSections = ["makers", { alias: "wagashi", per: 3 }, "occasions", { alias: "autumn", per: 6 }];
  return { theme: { ...theme, homeSections } };
});
vi.mock("#ui/home-sections", () => ({
  ownHomeSections: {
    makers: {
      load: ({ prefetchOptional }) => prefetchOptional(shop.endpoints.listBanners, "home-makers"),
      useModel: () => {
        const { data } = useListBannersQuery("home-makers");
        return data ? { makers: data.data, products: [{ ...productInfo, tax_rate: 8 }] } : null;
      },
      View: ({ makers, shopName }: HomeProps & { makers: readonly Banner[] }) => (
        <h2>{`${shopName}のつくり手 ${makers.map(({ title }) => title).join()}`}</h2>
      ),
    },
    occasions: { View: ({ news }: Pick<HomeProps, "news">) => <h2>{`お知らせ${news.length}件`}</h2> },
    hidden: {
      load: ({ prefetchOptional }) => prefetchOptional(shop.endpoints.listBanners, "home-hidden"),
      View: () => <h2>見えない</h2>,
    },
  } satisfies OwnHomeSections,
}));

const MAKERS = "GET /v1/banners?area=home-makers&is_show=1";
const WAGASHI = "GET /v1/collections/wagashi?per=3";
const AUTUMN = "GET /v1/collections/autumn?per=6";

const banner = { id: 1, area: "home-makers", is_show: true, title: "笠間の窯", lead: "", link: null, image: picture };
const collection = (alias: string, title: string) =>
  Response.json({ alias, title, lead: "", data: [productInfo], entries: [] });

/** Visits the home on the server. */
function visit(responses: Responses = {}) {
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      [MAKERS]: () => Response.json({ data: [banner] }),
      [WAGASHI]: () => collection("wagashi", "和菓子"),
      [AUTUMN]: () => collection("autumn", "秋の品"),
      ...responses,
    },
  });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  const load = () => loader({ context, params: {}, request: new Request("https://shop.test/") });
  const render = () =>
    renderToStaticMarkup(
      <Provider store={store}>
        <MemoryRouter>
          <HomeRoute />
        </MemoryRouter>
      </Provider>,
    );
  const headings = () => Array.from(render().matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, text]) => text);
  return { store, requests, load, render, headings };
}

test("the theme's sections decide which collections and which own loads are fetched", async () => {
  const { requests, load } = visit();
  await load();
  expect(requests.filter((call) => call.includes("/collections/"))).toEqual([WAGASHI, AUTUMN]);
  expect(requests).toContain(MAKERS);
  expect(requests.filter((call) => call.includes("home-hidden"))).toEqual([]);
});

test("the server fetches own sections in the same round of requests as everything else", async () => {
  const gate = Promise.withResolvers<void>();
  const late = (answer: () => Response) => () => gate.promise.then(answer);
  const { requests, load, headings } = visit({
    [MAKERS]: late(() => Response.json({ data: [banner] })),
    [WAGASHI]: late(() => collection("wagashi", "和菓子")),
  });
  const loading = load();
  await vi.waitFor(() => expect(requests).toEqual(expect.arrayContaining([MAKERS, WAGASHI, AUTUMN])));
  const before = [...requests];
  gate.resolve();
  await loading;
  expect(headings()).toContain("暖簾商店のつくり手 笠間の窯");
  expect(requests).toEqual(before);
});

test("the page shows the sections in the theme's order, without a collection that the shop lacks", async () => {
  const { store, load, headings } = visit();
  await store.dispatch(shop.endpoints.getSettings.initiate());
  await load();
  expect(headings()).toEqual([`${settings["SITE.NAME"]}のつくり手 笠間の窯`, "和菓子", "お知らせ0件", "秋の品"]);
  const missing = visit({ [WAGASHI]: () => Response.json({ code: "not_found" }, { status: 404 }) });
  await missing.load();
  expect(missing.headings()).toEqual(["暖簾商店のつくり手 笠間の窯", "お知らせ0件", "秋の品"]);
});

test.each([
  ["an error", () => Response.json({}, { status: 500 })],
  ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
])("an own section whose call gets %s is omitted, and the page is rendered", async (_, answer) => {
  const { load, headings } = visit({ [MAKERS]: answer });
  await load();
  expect(headings()).toEqual(["和菓子", "お知らせ0件", "秋の品"]);
});

test("products of an own section count for the note on the reduced tax rate", async () => {
  const note = 'data-required-part="reduced-rate-note"';
  const { load, render } = visit();
  await load();
  expect(render()).toContain(note);
  const without = visit({ [MAKERS]: () => Response.json({}, { status: 500 }) });
  await without.load();
  expect(without.render()).not.toContain(note);
});

test("an own section cannot have the id of one of Simple's", () => {
  // @ts-expect-error -- a theme overrides `screens/home/hero.tsx` instead
  const sections: OwnHomeSections = { hero: { View: () => null } };
  expect(Object.keys(sections)).toHaveLength(1);
});
