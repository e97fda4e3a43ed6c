/** The documents that the server writes for programs. No page links to them but in its head. */
export const documentPaths = {
  robots: "/robots.txt",
  sitemapIndex: "/sitemap.xml",
  pageSitemap: "/sitemap/pages.xml",
  newsSitemap: "/sitemap/news.xml",
  newsFeed: "/feed/news.xml",
  blogFeed: "/feed/blog.xml",
  productFeed: "/feed/products.xml",
  webManifest: "/manifest.webmanifest",
  /** Asked for by programs that do not read the page's head. */
  favicon: "/favicon.ico",
} as const;

/** The path of a page of the sitemap of products, from 1. */
export const productSitemapPath = (page: number): string => `/sitemap/products-${page}.xml`;

const PRODUCT_SITEMAP = /^\/sitemap\/products-([1-9]\d{0,4})\.xml$/;

/** The page of a path of `productSitemapPath`; null for other paths. */
export const parseProductSitemapPath = (path: string): number | null => {
  const [, page] = PRODUCT_SITEMAP.exec(path) ?? [];
  return page === undefined ? null : Number(page);
};

const FEED_PATH = /^\/feed\/products(?:-([2-9]|[1-9]\d{1,4}))?\.xml$/;

/** The number of a path of the product feed: `/feed/products.xml` is the first; null for other paths. */
export function parseProductFeedPath(path: string): number | null {
  if (path === documentPaths.productFeed) return 1;
  const [, number] = FEED_PATH.exec(path) ?? [];
  return number === undefined ? null : Number(number);
}

const fixedPaths: ReadonlySet<string> = new Set(Object.values(documentPaths));

/** Whether the server writes a document at a path. It has no parameters. */
export const isDocumentPath = (path: string): boolean =>
  fixedPaths.has(path) || parseProductSitemapPath(path) !== null || parseProductFeedPath(path) !== null;
