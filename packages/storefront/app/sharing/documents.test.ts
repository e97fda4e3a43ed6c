import "../testing/production.ts";
import type { FeedProduct } from "@noren/contract";
import { product, settings } from "@noren/contract/examples";
import { secretPaths } from "@noren/domain/secret-paths";
import { describe, expect, test } from "vitest";
import type { Answers } from "../testing/example-api.ts";
import { requestPage } from "../testing/server-pages.ts";

const ORIGIN = "https://shop.example.jp";
const shopSettings = { ...settings, "SITE.ORIGIN": ORIGIN, "SITE.NAME": "折節", "SITE.IS_PRODUCT_FEED": true };
const closed = { ...shopSettings, "SITE.IS_LOGIN_REQUIRED": true, "SITE.IS_MEMBER_USE": true };

const read = async (path: string, answers: Answers = {}) => {
  const { status, headers, text } = await requestPage({ path, answers: { getSettings: shopSettings, ...answers } });
  return { status, headers, text };
};
const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

/** Whether every tag of an XML text is closed, and every text escaped. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml.replaceAll(
    /<\?xml[^>]*\?>|<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>/g,
    (_, end, name, _more, empty) => {
      if (end) return open.pop() === name ? "" : "<";
      if (name && !empty) open.push(name as string);
      return "";
    },
  );
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|#x27);)/.test(rest);
}

const feedProduct: FeedProduct = {
  key: product.key,
  code: product.code,
  name: "青磁の碗 & <蓋>",
  brand: null,
  categories: ["うつわ", "飯碗"],
  description: product.description,
  images: product.images,
  options: product.options,
  variants: product.product_model.products,
};

test("robots.txt disallows the URLs that carry secrets, and no others, and names the sitemap", async () => {
  const { text, headers } = await read("/robots.txt");
  expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
    "text/plain; charset=utf-8",
    "public, max-age=300",
  ]);
  expect(text.split("\n")).toEqual([
    "User-agent: *",
    ...secretPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    "",
  ]);
});

test("[error.wrong-answer] a shop without an origin has no sitemaps and feeds, and its other documents", async () => {
  const answers = { getSettings: { ...shopSettings, "SITE.ORIGIN": "shop.example.jp" } };
  const statuses = async (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await read(path, answers)).status));
  expect(
    await statuses([
      "/sitemap.xml",
      "/sitemap/pages.xml",
      "/feed/news.xml",
      "/feed/products.xml",
      "/feed/products-2.xml",
    ]),
  ).toEqual([404, 404, 404, 404, 404]);
  expect(await statuses(["/robots.txt", "/manifest.webmanifest"])).toEqual([200, 200]);
});

describe("sitemaps", () => {
  const listFeedProducts = () =>
    Response.json(
      { data: [feedProduct] },
      { headers: { "x-total": "10001", "x-last-page": "101", "x-current-page": "1" } },
    );

  test("the index lists as many sitemaps of products as the shop needs", async () => {
    const { text, headers } = await read("/sitemap.xml", { listFeedProducts });
    expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(locationsOf(text)).toEqual(
      ["/sitemap/pages.xml", "/sitemap/news.xml", ...[1, 2, 3].map((page) => `/sitemap/products-${page}.xml`)].map(
        (path) => ORIGIN + path,
      ),
    );
  });

  test("list pages, news and products with their pictures", async () => {
    const pages = await read("/sitemap/pages.xml");
    expect(locationsOf(pages.text)).toEqual(
      expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/product`, `${ORIGIN}/guide/delivery`, `${ORIGIN}/maker/kasama`]),
    );
    expect(locationsOf(pages.text).filter((url) => /mypage|cart|login/.test(url ?? ""))).toEqual([]);
    const news = await read("/sitemap/news.xml");
    expect(news.text).toMatch(/<lastmod>\d{4}-/);
    const products = await read("/sitemap/products-1.xml");
    expect(products.text).toMatch(/<image:loc>https:\/\//);
    for (const { text } of [pages, news, products]) expect(isWellFormed(text)).toBe(true);
    expect((await read("/sitemap/products-2.xml", { listFeedProducts: { data: [] } })).status).toBe(404);
  });

  test("a part that cannot be fetched is an error, and one that the shop lacks is left out", async () => {
    const fail = (status: number, code: string) => () => Response.json({ code, message: "" }, { status });
    expect((await read("/sitemap/pages.xml", { listMakers: fail(500, "server") })).status).toBe(500);
    const { status, text } = await read("/sitemap/pages.xml", { getCollection: fail(404, "not_found") });
    expect([status, text.includes("/stylist")]).toEqual([200, false]);
  });
});

describe("feeds", () => {
  test("news and blog are RSS with their newest articles", async () => {
    for (const [path, list] of [
      ["/feed/news.xml", "/news"],
      ["/feed/blog.xml", "/blog"],
    ] as const) {
      const { text, headers } = await read(path);
      expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
      expect(isWellFormed(text)).toBe(true);
      expect(text).toContain(`<link>${ORIGIN}${list}</link>`);
      expect(text).toMatch(/<item><title>.+<\/title><link>.+<pubDate>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/);
    }
  });

  test("products are offered by variant, with price, picture and stock, if the shop publishes them", async () => {
    const [first] = feedProduct.variants;
    const reduced = { ...first!, code: "SALE", product_price_with_tax: 800, before_price: 1000, stock_status: "out" };
    const listFeedProducts = { data: [{ ...feedProduct, variants: [...feedProduct.variants, reduced] }] };
    const { text } = await read("/feed/products.xml", { listFeedProducts });
    expect(isWellFormed(text)).toBe(true);
    expect(text.match(/<item>/g)).toHaveLength(feedProduct.variants.length + 1);
    expect(text).toContain("青磁の碗 &amp; &lt;蓋&gt;");
    expect(text).toContain("<g:product_type>うつわ &gt; 飯碗</g:product_type>");
    // The page at the link shows the price of the item: its variant is chosen.
    expect(text).toContain(`<g:link>${ORIGIN}/product/${product.key}?variant=${first!.id}</g:link>`);
    const sale = text.slice(text.indexOf("<g:id>SALE"));
    expect(sale).toMatch(/<g:availability>out_of_stock<.*<g:price>1000 JPY<.*<g:sale_price>800 JPY</s);

    const off = { ...shopSettings, "SITE.IS_PRODUCT_FEED": false };
    expect((await read("/feed/products.xml", { listFeedProducts, getSettings: off })).status).toBe(404);
    const unpriced = { ...feedProduct, variants: [{ ...first!, product_price_with_tax: null }] };
    expect((await read("/feed/products.xml", { listFeedProducts: { data: [unpriced] } })).status).toBe(404);
  });
});

test("a shop that requires a login publishes its texts only", async () => {
  const answers = { getSettings: closed };
  expect(locationsOf((await read("/sitemap.xml", answers)).text)).toEqual([`${ORIGIN}/sitemap/pages.xml`]);
  expect(locationsOf((await read("/sitemap/pages.xml", answers)).text)).toEqual([`${ORIGIN}/guide/delivery`]);
  for (const path of [
    "/sitemap/news.xml",
    "/sitemap/products-1.xml",
    "/feed/news.xml",
    "/feed/blog.xml",
    "/feed/products.xml",
  ])
    expect((await read(path, answers)).status, path).toBe(404);
});

test("the web manifest names the shop and its icons", async () => {
  const { text, headers } = await read("/manifest.webmanifest");
  expect(headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
  const manifest = JSON.parse(text) as { name: string; icons: { src: string; sizes: string }[] };
  expect([manifest.name, manifest.icons.map(({ sizes }) => sizes)]).toEqual([
    "折節",
    ["192x192", "512x512", "512x512"],
  ]);
});

test("/favicon.ico, which some programs ask for without reading a page, leads to the icon of the theme", async () => {
  const { status, headers } = await read("/favicon.ico");
  expect([status, headers.get("location")]).toEqual([302, expect.stringMatching(/icon-192.*\.png/)]);
});
