import "../testing/production.ts";
import { product, productInfo, settings } from "@noren/contract/examples";
import { beforeAll, describe, expect, test } from "vitest";
import { screens } from "@noren/contract/screens";
import { loadParts } from "../screens/product/late-parts.tsx";
import type { Answers } from "../testing/example-api.ts";
import { examplePage } from "../testing/example-pages.ts";
import { requestPage } from "../testing/server-pages.ts";
import { listFaults } from "./rich-results.fixture.ts";

beforeAll(loadParts);

const ORIGIN = "https://shop.example.jp";
const shopSettings = { ...settings, "SITE.ORIGIN": ORIGIN, "SITE.NAME": "折節" };

/** What programs read of a page's head. */
async function read(path: string, answers: Answers = {}) {
  const { text, status } = await requestPage({ path, answers: { getSettings: shopSettings, ...answers } });
  const head = text.slice(0, text.indexOf("</head>"));
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  const graph = (json ? (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"] : []) ?? [];
  return {
    status,
    head,
    graph,
    meta: (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)?.[1],
    link: (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(head)?.[1],
    thing: (type: string): Record<string, unknown> => graph.find((one) => one["@type"] === type) ?? {},
    crumbs: () =>
      (
        (graph.find((one) => one["@type"] === "BreadcrumbList")?.["itemListElement"] ?? []) as {
          name: string;
          item: string;
        }[]
      ).map(({ name, item }) => [name, item]),
  };
}

const pathOf = (id: (typeof screens)[number]["id"]) => examplePage(id).path;

test.each(screens.filter(({ access }) => access === "public").map(({ id }) => id))(
  "%s has valid structured data and complete Open Graph, or is private and has none",
  async (id) => {
    const { path, answers } = examplePage(id);
    const { status, head, graph, meta, link } = await read(path, { ...answers, getSettings: shopSettings });
    expect(listFaults(graph)).toEqual([]);
    expect([link("manifest"), link("apple-touch-icon")]).not.toContain(undefined);
    const isPrivate = head.includes('<meta name="robots" content="noindex"/>') || status !== 200;
    expect(graph.length > 0).toBe(!isPrivate);
    const shared = ["og:title", "og:url", "og:site_name", "og:image", "og:image:alt"].map(meta);
    expect(shared.includes(undefined)).toBe(isPrivate);
    if (!isPrivate) expect(meta("og:url")).toBe(link("canonical"));
  },
);

test.each(["", "shop.example.jp", "//shop.example.jp"])(
  "[error.wrong-answer] a shop whose origin is %j has its pages, without a canonical URL",
  async (origin) => {
    const { status, head, link } = await read("/", { getSettings: { ...shopSettings, "SITE.ORIGIN": origin } });
    expect(status).toBe(200);
    expect(link("canonical")).toBeUndefined();
    expect(head).not.toContain("og:url");
  },
);

test("a slash at the end of the origin is not doubled", async () => {
  const { link } = await read("/product", { getSettings: { ...shopSettings, "SITE.ORIGIN": `${ORIGIN}/` } });
  expect(link("canonical")).toBe(`${ORIGIN}/product`);
});

describe("structured data", () => {
  test("the home describes the shop and its search", async () => {
    const { thing, head } = await read("/");
    expect(thing("Organization")).toMatchObject({ name: "折節", url: `${ORIGIN}/` });
    expect(thing("WebSite")["potentialAction"]).toMatchObject({
      target: { urlTemplate: `${ORIGIN}/product?word={search_term_string}` },
    });
    expect(head.match(/<link rel="alternate"/g)).toHaveLength(2);
  });

  test("a product has its offers by variant, ratings, reviews and the way to it", async () => {
    const { thing, crumbs, meta } = await read(`/product/${product.key}`, {
      getProduct: { ...product, review_summary: { total: 3, average: 4.3 } },
    });
    const group = thing("ProductGroup") as { hasVariant: unknown[]; review: unknown[] };
    expect(group).toMatchObject({ name: product.name, aggregateRating: { ratingValue: 4.3, reviewCount: 3 } });
    expect(group.hasVariant).toMatchObject(
      product.product_model.products.map(({ id }) => ({
        offers: { url: expect.stringMatching(new RegExp(`/product/${product.key}\\?variant=${id}$`)) },
      })),
    );
    expect(group.review).toHaveLength(1);
    expect(crumbs().at(0)).toEqual(["折節", `${ORIGIN}/`]);
    expect(crumbs().at(-1)).toEqual([product.name, `${ORIGIN}/product/${product.key}`]);
    expect([meta("og:type"), meta("og:image")]).toEqual(["product", expect.stringMatching(/^https:\/\//)]);

    const [only] = product.product_model.products;
    const single = await read(`/product/${product.key}`, {
      getProduct: { ...product, product_model: { products: [{ ...only, stock_status: "out" }] } },
    });
    expect(single.thing("Product")).toMatchObject({
      sku: only?.code,
      offers: { price: only?.product_price_with_tax, availability: "https://schema.org/OutOfStock" },
    });
  });

  test("a product whose prices need a school's key has no offer", async () => {
    const hidden = product.product_model.products.map((variant) => ({ ...variant, product_price_with_tax: null }));
    const { graph } = await read(`/product/${product.key}`, {
      getProduct: { ...product, product_price_with_tax: null, product_model: { products: hidden } },
    });
    expect(graph.map((thing) => thing["@type"])).toEqual(["BreadcrumbList"]);
  });

  test("a text of the shop cannot close the script or an attribute", async () => {
    const name = `</script><script>alert(1)</script>"'&`;
    const { head, thing, meta } = await read(`/product/${product.key}`, {
      getProduct: {
        ...product,
        name,
        images: [{ ...product.image, alt: name }],
        image: { ...product.image, alt: name },
      },
    });
    expect(head).not.toContain("<script>alert");
    expect(thing("ProductGroup")["name"]).toBe(name);
    expect(meta("og:image:alt")).toBe("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;");
  });

  test("questions, articles, makers and texts have their own", async () => {
    expect((await read("/faq")).thing("FAQPage")["mainEntity"]).toMatchObject([{ "@type": "Question" }]);
    expect((await read("/faq?q=a")).thing("FAQPage")).toEqual({});
    expect((await read(pathOf("BlogArticle"))).crumbs().map(([name]) => name)).toEqual([
      "折節",
      "読みもの",
      expect.any(String),
    ]);
    expect((await read(pathOf("NewsArticle"))).thing("Article")).toMatchObject({ "@type": "Article" });
    expect((await read(pathOf("Maker"))).crumbs()[1]).toEqual(["つくり手", `${ORIGIN}/maker`]);
    expect((await read("/guide/delivery")).crumbs()).toEqual([
      ["折節", `${ORIGIN}/`],
      ["お届けについて", `${ORIGIN}/guide/delivery`],
    ]);
  });
});

test("a page of a list names the pages before and after it, in the URL of its category", async () => {
  const headers = { "x-total": "45", "x-per-page": "15", "x-last-page": "3", "x-current-page": "2" };
  const facets = { brands: [], categories: [], price_min: null, price_max: null };
  const listProducts = () => Response.json({ data: [productInfo], facets }, { headers });
  const second = await read("/product?category=bowls&page=2", { listProducts });
  expect([second.link("prev"), second.link("next")]).toEqual([
    `${ORIGIN}/product?category=bowls`,
    `${ORIGIN}/product?category=bowls&amp;page=3`,
  ]);
  expect(second.thing("ItemList")["itemListElement"]).toMatchObject([{ url: `${ORIGIN}/product/${productInfo.key}` }]);
  const title = second.meta("og:title");
  expect(title).toMatch(/.+ 2ページ目$/);
  expect(second.head).toContain(`<title>${title} | 折節</title>`);
  expect((await read("/product?category=bowls", { listProducts })).meta("og:title")).toBe(
    title?.replace(" 2ページ目", ""),
  );
  const sorted = await read("/product?category=bowls&page=2&sort=newest", { listProducts });
  expect([sorted.link("prev"), sorted.thing("ItemList")]).toEqual([undefined, {}]);
});

test("a page of the news has the number in its title, and the list in the way to it", async () => {
  const headers = { "x-total": "45", "x-per-page": "15", "x-last-page": "3", "x-current-page": "2" };
  const listNews = () => Response.json({ data: [] }, { headers });
  const { crumbs, meta } = await read("/news?page=2", { listNews });
  expect([meta("og:title"), crumbs()]).toEqual([
    "お知らせ 2ページ目",
    [
      ["折節", `${ORIGIN}/`],
      ["お知らせ", `${ORIGIN}/news`],
    ],
  ]);
});

test("a page without a picture is shared with the shop's icon, small", async () => {
  const { meta, head } = await read("/faq");
  expect(meta("og:image")).toMatch(new RegExp(`^${ORIGIN}/.*icon-512.*png`));
  expect([meta("og:image:width"), meta("og:image:alt")]).toEqual(["512", "折節"]);
  expect(head).toContain('<meta name="twitter:card" content="summary"/>');
});

test("a shop that requires a login describes nothing and links no feed", async () => {
  const closed = { ...shopSettings, "SITE.IS_LOGIN_REQUIRED": true, "SITE.IS_MEMBER_USE": true };
  const { graph, head, meta } = await read("/", { getSettings: closed });
  expect([graph, meta("og:image"), head.includes("application/rss+xml")]).toEqual([[], undefined, false]);
});
