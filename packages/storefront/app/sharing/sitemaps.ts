import { catalog } from "@noren/api/endpoints/catalog";
import { catalogue } from "@noren/api/endpoints/catalogue";
import { landingPage } from "@noren/api/endpoints/landing-page";
import { maker } from "@noren/api/endpoints/maker";
import { shop } from "@noren/api/endpoints/shop";
import type { Category, Picture } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { millisecondsInDay } from "date-fns/constants";
import { STYLISTS } from "../screens/stylist-list/stylist-list.model.ts";
import { type Document, type DocumentContext, type WriteDocument } from "./document.ts";
import { fetchIfPublished } from "../load/fetch-if-published.ts";
import { documentPaths, productSitemapPath } from "./document-paths.ts";
import { countProductDocuments, listDocumentProducts } from "./feed-products.ts";
import { listAllBlogs, listAllNews } from "./listed-articles.ts";
import { element, XML_DECLARATION } from "../page/markup.ts";
import { toSharedPicture } from "./structured-data.ts";

/** URLs of one sitemap, by the protocol. */
const URLS_MAX = 50_000;
/** Pictures that a URL names; search engines read up to 1,000. */
const PICTURES_MAX = 20;
/** Google News reads articles of the last two days only. */
const NEWS_MS = 2 * millisecondsInDay;

interface Entry {
  path: string;
  pictures?: readonly (Picture | null)[];
  modifiedAt?: string;
  /** What Google News reads of a recent article. */
  news?: { title: string; publishedAt: string };
}

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
].join(" ");

const toXml = (body: string): Document => ({ type: "application/xml; charset=utf-8", body: XML_DECLARATION + body });

function writeUrl(context: DocumentContext, { path, pictures = [], modifiedAt, news }: Entry): string {
  const images = pictures.slice(0, PICTURES_MAX).flatMap((picture) => toSharedPicture(context, picture)?.url ?? []);
  const publication = element("news:name", context.settings["SITE.NAME"]) + element("news:language", "ja");
  return [
    "<url>",
    element("loc", context.origin + path),
    element("lastmod", modifiedAt),
    ...images.map((url) => `<image:image>${element("image:loc", url)}</image:image>`),
    news
      ? `<news:news><news:publication>${publication}</news:publication>${element("news:publication_date", news.publishedAt)}${element("news:title", news.title)}</news:news>`
      : "",
    "</url>",
  ].join("");
}

const writeUrlSet = (context: DocumentContext, entries: readonly Entry[]): Document =>
  toXml(
    `<urlset ${NAMESPACES}>${entries
      .slice(0, URLS_MAX)
      .map((entry) => writeUrl(context, entry))
      .join("\n")}</urlset>\n`,
  );

const listCategories = (categories: readonly Category[]): Entry[] =>
  categories.flatMap(({ key, image, children }) => [
    { path: paths.productList({ category: key }), pictures: [image] },
    ...listCategories(children),
  ]);

/** The screens, categories, people and texts that everybody may read. */
export const writePageSitemap: WriteDocument = async (context) => {
  const texts = await context.prefetch(shop.endpoints.listStaticPageUrls, undefined);
  const written = texts.data.map(({ url }) => ({ path: url }));
  if (context.isClosed) return writeUrlSet(context, written);
  const [categories, makers, stylists, landings, catalogs] = await Promise.all([
    fetchIfPublished(context, catalogue.endpoints.listCategories, "products"),
    fetchIfPublished(context, maker.endpoints.listMakers, undefined),
    fetchIfPublished(context, shop.endpoints.getWholeCollection, STYLISTS),
    fetchIfPublished(context, landingPage.endpoints.listLandingPages, undefined),
    fetchIfPublished(context, catalog.endpoints.listCatalogs, undefined),
  ]);
  return writeUrlSet(context, [
    { path: paths.home() },
    { path: paths.productList() },
    ...listCategories(categories?.data ?? []),
    ...(landings?.data ?? []).map(({ slug, image }) => ({ path: paths.landingPage({ slug }), pictures: [image] })),
    { path: paths.brandList() },
    { path: paths.makerList() },
    ...(makers?.data ?? []).map(({ key, image }) => ({ path: paths.maker({ key }), pictures: [image] })),
    ...(stylists ? [{ path: paths.stylistList() }] : []),
    ...(stylists?.entries ?? []).map(({ key, image }) => ({ path: paths.stylist({ key }), pictures: [image] })),
    ...(catalogs?.data ?? []).map(({ key }) => ({ path: paths.flipBook({ catalog: key }) })),
    ...(catalogs?.data.some(({ is_orderable }) => is_orderable) ? [{ path: paths.catalogOrder() }] : []),
    { path: paths.newsList() },
    { path: paths.blogList() },
    { path: paths.couponList() },
    { path: paths.faq() },
    { path: paths.contact() },
    { path: paths.sitemap() },
    ...written,
  ]);
};

/** The news and the articles of the blog. */
export const writeNewsSitemap =
  (now: () => number = Date.now): WriteDocument =>
  async (context) => {
    if (context.isClosed) return null;
    const [blogs, news] = await Promise.all([listAllBlogs(context), listAllNews(context)]);
    const toEntry = (path: string, title: string, publishedAt: string, image: Picture | null): Entry => ({
      path,
      pictures: [image],
      modifiedAt: publishedAt,
      ...(now() - Date.parse(publishedAt) <= NEWS_MS && { news: { title, publishedAt } }),
    });
    return writeUrlSet(context, [
      ...news.map(({ key, title, published_at }) => toEntry(paths.newsArticle({ key }), title, published_at, null)),
      ...blogs.map(({ key, title, published_at, image }) =>
        toEntry(paths.blogArticle({ key }), title, published_at, image),
      ),
    ]);
  };

/** A sitemap of products with their pictures. */
export const writeProductSitemap =
  (number: number): WriteDocument =>
  async (context) => {
    const products = await listDocumentProducts(context, number);
    return (
      products &&
      writeUrlSet(
        context,
        products.map(({ key, images }) => ({ path: paths.product({ key }), pictures: images })),
      )
    );
  };

/** The list of the shop's sitemaps. */
export const writeSitemapIndex: WriteDocument = async (context) => {
  const products = Array.from({ length: await countProductDocuments(context) }, (_, index) =>
    productSitemapPath(index + 1),
  );
  const listed = [documentPaths.pageSitemap, ...(context.isClosed ? [] : [documentPaths.newsSitemap]), ...products];
  const entries = listed.map((path) => `<sitemap>${element("loc", context.origin + path)}</sitemap>`);
  return toXml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("\n")}</sitemapindex>\n`,
  );
};
