// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { categories, loginAnswer, product, productInfo, settings } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { searchStorage } from "../../storage/search-storage.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { budgetsWith } from "./budgets.fixture.ts";
import { useProductListModel } from "./product-list.model.ts";

const HISTORY = "POST /v1/product-search-histories";
const CATEGORIES = "GET /v1/categories/hierarchy?table=products";
const found = { data: [productInfo], facets: { brands: [], categories: [], price_min: null, price_max: null } };

afterEach(cleanup);

/** The list of a query, in a shop where everything is found. */
async function open(search: string, responses: Responses = {}, count = 1) {
  const words: string[] = [];
  const list = (query: string) => [`GET /v1/products?${query}`, () => Response.json(found)] as const;
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      [CATEGORIES]: () => Response.json(categories),
      [HISTORY]: (body) => {
        words.push((body as { word: string }).word);
        return new Response(null, { status: 204 });
      },
      ...Object.fromEntries([
        list("page=1&per=15&sort=recommended"),
        list(`page=1&per=15&sort=recommended&word=${encodeURIComponent("茶")}`),
      ]),
      ...responses,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { props, router } = renderModel(store, useProductListModel, [`/product${search}`], paths.productList());
  await vi.waitFor(() => expect(props().products).toHaveLength(count));
  return { store, words, router, props };
}

describe("[search.blank-not-posted] the history of searches", () => {
  test.each(["", "?word=", "?word=%20%E3%80%80%20"])(
    "is not written for %j, which is blank after trimming",
    async (search) => {
      const { words } = await open(search);
      expect(words).toEqual([]);
    },
  );

  test("is written once for a word, trimmed, however the list is filtered", async () => {
    const { words, router } = await open(`?word=%E3%80%80${encodeURIComponent("茶")}%20`);
    await vi.waitFor(() => expect(words).toEqual(["茶"]));
    await act(() => router.navigate(paths.productList({ word: "茶", sort: "newest" })));
    expect(words).toEqual(["茶"]);
    await act(() => router.navigate(paths.productList()));
    expect(words).toEqual(["茶"]);
  });
});

test("a list that cannot be reached leaves the one before it, and says why", async () => {
  const { store, props, router } = await open("", {
    "GET /v1/products?page=1&per=15&sort=name": () => Promise.reject(new TypeError("Failed to fetch")),
  });
  await act(() => router.navigate(paths.productList({ sort: "name" })));
  await vi.waitFor(() => expect(store.getState().flash.now).toMatchObject([{ type: "negative" }]));
  expect(props().products).toHaveLength(1);
  await vi.waitFor(() =>
    expect(props()).toMatchObject({ isFetching: false, problem: expect.stringContaining("通信") }),
  );
  await act(() => router.navigate(paths.productList()));
  await vi.waitFor(() => expect(props().problem).toBeNull());
});

test("a guest's searches are kept in this browser, the last first", async () => {
  const stored = searchStorage(settings["SITE.NAMESPACE"]);
  stored.write(["急須", "茶"]);
  const { store } = await open(`?word=${encodeURIComponent("茶")}`);
  expect(stored.read()).toEqual(["急須", "茶"]);
  act(() => void store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" })));
  expect(stored.read()).toEqual(["茶", "急須"]);
  stored.clear();
});

test("a member's searches are not kept in this browser, even if the results are open at the logout", async () => {
  const stored = searchStorage(settings["SITE.NAMESPACE"]);
  const { store } = await open(`?word=${encodeURIComponent("茶")}`);
  act(() => void store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW })));
  act(() => void store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" })));
  expect(stored.read()).toBeNull();
});

test("the list of a maker or a tag is named after it; an unknown one has a general title", async () => {
  const { listMakers, listTags } = catalogueExamples;
  const list = (query: string) => [`GET /v1/products?${query}`, () => Response.json(found)] as const;
  const responses = {
    "GET /v1/makers?per=all": () => Response.json(listMakers),
    "GET /v1/tags": () => Response.json(listTags),
    ...Object.fromEntries([
      list("page=1&per=15&sort=recommended&maker=kasama"),
      list("page=1&per=15&sort=recommended&tag=gift"),
    ]),
  };
  const known = await open("?maker=kasama", responses);
  await vi.waitFor(() => expect(known.props()).toMatchObject({ title: "笠間窯", makerName: "笠間窯" }));
  expect(known.props()?.pathWith({ page: 2 })).toBe("/product?maker=kasama&page=2");
  const unknown = await open("?tag=gift", responses);
  expect(unknown.props()).toMatchObject({ title: "商品一覧", tagName: null, filter: { tag: "gift" } });
});

test("a plain form keeps the parameters of the URL, without defaults and invalid ones", async () => {
  const { props } = await open(`?word=${encodeURIComponent("茶")}&sort=recommended&page=1&in_stock=yes`);
  expect(props()?.parameters).toEqual([{ name: "word", value: "茶" }]);
});

test("[categories.fetching] the list is loading as long as its categories are", async () => {
  const gate = Promise.withResolvers<Response>();
  const { props } = await open("", { [CATEGORIES]: () => gate.promise });
  expect(props()).toMatchObject({ isFetching: true, categories: [] });
  await act(async () => gate.resolve(Response.json(categories)));
  await vi.waitFor(() => expect(props()).toMatchObject({ isFetching: false, categories: categories.data }));
});

describe("a list without products", () => {
  const LIST = "GET /v1/products?page=1&per=15&sort=recommended";
  const word = (text: string) => `&word=${encodeURIComponent(text)}`;
  const empty = () => Response.json({ ...found, data: [] });
  const RANKING = "GET /v1/collections/ranking?per=8";
  const ranking = { alias: "ranking", title: "人気ランキング", lead: "", data: [productInfo], entries: [] };
  const SUGGEST = `GET /v1/products?word=${encodeURIComponent("きゅうりう")}&suggest=1&per=5`;

  test("offers words that find products, a request and popular products", async () => {
    const responses = {
      "GET /v1/settings/front": () => Response.json(settings),
      [LIST + word("きゅうりう")]: empty,
      [SUGGEST]: () => Response.json({ ...found, data: [], suggestions: ["急須", "きゅうりう"] }),
      [RANKING]: () => Response.json(ranking),
    };
    const { props } = await open(`?word=${encodeURIComponent("きゅうりう")}`, responses, 0);
    await vi.waitFor(() =>
      expect(props()?.suggestions).toEqual([{ word: "急須", path: paths.productList({ word: "急須" }) }]),
    );
    await vi.waitFor(() =>
      expect(props()?.popular).toMatchObject({ title: "人気ランキング", products: [productInfo] }),
    );
    await vi.waitFor(() => expect(props()?.requestPath).toBe(paths.productRequestHistory({ word: "きゅうりう" })));
  });

  test("offers no products when the backend has neither suggestions nor a ranking", async () => {
    const responses = {
      [LIST + word("きゅうりう")]: empty,
      [SUGGEST]: vi.fn(() => Response.json({ ...found, data: [] })),
      [RANKING]: vi.fn(() => Response.json({ message: "" }, { status: 404 })),
    };
    const { props } = await open(`?word=${encodeURIComponent("きゅうりう")}`, responses, 0);
    await vi.waitFor(() => expect(responses[RANKING]).toHaveBeenCalled());
    await vi.waitFor(() => expect(responses[SUGGEST]).toHaveBeenCalled());
    expect(props()).toMatchObject({ suggestions: [], popular: null });
  });

  test("suggests no words while another filter is set", async () => {
    const responses = {
      [`${LIST}${word("茶")}&in_stock=1`]: empty,
      [RANKING]: vi.fn(() => Response.json(ranking)),
    };
    const { props } = await open(`?word=${encodeURIComponent("茶")}&in_stock=1`, responses, 0);
    await vi.waitFor(() => expect(props()?.popular).not.toBeNull());
    expect(props()?.suggestions).toEqual([]);
  });
});

describe("[list.tag-password] a tag with a password", () => {
  const LIST = "GET /v1/products?page=1&per=15&sort=recommended&tag=family-sale";
  const [tag] = catalogueExamples.listTags.data;

  test("returns the error of a wrong one, and shows the products after the right one", async () => {
    let isOpen = false;
    const { props } = await open(
      "?tag=family-sale",
      {
        "GET /v1/tags": () => Response.json(catalogueExamples.listTags),
        [LIST]: () =>
          isOpen
            ? Response.json(found)
            : Response.json({ message: "", code: "tag.password_required" }, { status: 403 }),
        "POST /v1/tags/password": (body) => {
          const { key, password } = body as { key: string; password: string };
          isOpen = key === "family-sale" && password === "aki2026";
          return isOpen
            ? Response.json({ ...tag, is_unlocked: true })
            : Response.json({ message: "違います", errors: { password: ["違います"] } }, { status: 422 });
        },
      },
      0,
    );
    await vi.waitFor(() => expect(props().lock).not.toBeNull());
    await vi.waitFor(() => expect(props()).toMatchObject({ title: tag?.name, lead: tag?.lead, products: [] }));
    const send = (password: string) => act(async () => props().lock?.onSubmitted(password));
    expect(await send("x")).toMatchObject({ errors: { password: ["違います"] } });
    expect(props().lock).not.toBeNull();
    expect(await send("aki2026")).toBeUndefined();
    // The lead of the tag explains its password.
    await vi.waitFor(() => expect(props()).toMatchObject({ lock: null, products: [{ key: productInfo.key }] }));
    expect(props()).toMatchObject({ title: tag?.name, lead: "" });
    expect(props().isTagProtected).toBe(true);
  });

  test("shows none of the products of the list that was open before", async () => {
    const { props, router } = await open("", {
      "GET /v1/tags": () => Response.json(catalogueExamples.listTags),
      [LIST]: () => Response.json({ message: "", code: "tag.password_required" }, { status: 403 }),
    });
    expect(props().products).toHaveLength(1);
    await act(() => router.navigate(paths.productList({ tag: "family-sale" })));
    await vi.waitFor(() => expect(props().lock).not.toBeNull());
    expect(props().products).toEqual([]);
  });
});

test("[list.budgets] budgets are those with products, the chosen one marked", async () => {
  const facets = { ...found.facets, budgets: budgetsWith(2, 1, 0, 4) };
  const responses = {
    "GET /v1/products?page=1&per=15&sort=recommended&price_min=3000&price_max=5000": () =>
      Response.json({ ...found, facets }),
  };
  const { props } = await open("?price_min=3000&price_max=5000", responses);
  await vi.waitFor(() =>
    expect(props().budgets).toEqual([
      { price_min: null, price_max: 3000, product_count: 2, isChosen: false },
      { price_min: 3000, price_max: 5000, product_count: 1, isChosen: true },
      { price_min: 10_000, price_max: null, product_count: 4, isChosen: false },
    ]),
  );
});

describe("[list.compare] products to compare", () => {
  const KEY = product.key;
  const answer = (key: string) => () => Response.json({ ...product, key, id: key.length });
  const responses = {
    "GET /v1/products?page=2&per=15&sort=recommended": () => Response.json(found),
    [`GET /v1/products/${KEY}`]: answer(KEY),
    ...Object.fromEntries(["kohiki", "a", "b", "c", "d"].map((key) => [`GET /v1/products/${key}`, answer(key)])),
  };

  test("can be up to four, on any page of the list", async () => {
    const { props } = await open("?page=2&view=list&compare=a,b", responses);
    const { compareChoice, viewPaths } = props();
    expect(compareChoice.pathToggling("c")).toBe("/product?view=list&compare=a,b,c&page=2");
    expect(compareChoice.pathToggling("a")).toBe("/product?view=list&compare=b&page=2");
    expect(compareChoice.openPath).toBe("/product?view=list&compare=a,b&is_comparing=1&page=2#main");
    expect(compareChoice.clearPath).toBe("/product?view=list&page=2");
    expect(viewPaths.grid).toBe("/product?compare=a,b&page=2");
    const full = await open("?page=2&compare=a,b,c,d", responses);
    expect(full.props().compareChoice.pathToggling("e")).toBeNull();
    expect(full.props().compareChoice.pathToggling("d")).toBe("/product?compare=a,b,c&page=2");
  });

  test("are known, also those that the list does not show", async () => {
    const { props } = await open("?page=2&compare=kohiki,gone", responses);
    await vi.waitFor(() => expect(props().compareChoice.products.map(({ key }) => key)).toEqual(["kohiki"]));
    expect(props().comparison).toBeNull();
  });

  test("do not count once the shop has answered that it does not have them", async () => {
    const { props } = await open("?page=2&compare=gone,kohiki,lost,away", responses);
    await vi.waitFor(() => expect(props().compareChoice.keys).toEqual(["kohiki"]));
    expect(props().compareChoice.openPath).toBeNull();
    expect(props().compareChoice.pathToggling("c")).toBe("/product?compare=kohiki,c&page=2");
    expect(props().pathWith({ sort: "newest" })).toBe("/product?sort=newest&compare=kohiki");
  });

  test("exclude those that the shop no longer has, and closing the comparison returns to the list", async () => {
    const { props } = await open(`?page=2&compare=${KEY},gone,kohiki&is_comparing=1`, responses);
    await vi.waitFor(() =>
      expect(props().comparison?.products.map((each) => each.product.key)).toEqual([KEY, "kohiki"]),
    );
    expect(props().title).toBe("商品の比較");
    expect(props().comparison?.closePath).toBe(`/product?compare=${KEY},kohiki&page=2#compare-kohiki`);
    expect(props().comparison?.products[1]?.pathWithout).toBe(`/product?compare=${KEY}&page=2`);
  });
});
