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
} as const;

/** The path of a page of the sitemap of products, from 1. */
export const productSitemapPath = (page: number): string => `/sitemap/products-${page}.xml`;

const PRODUCT_SITEMAP = /^\/sitemap\/products-([1-9]\d{0,4})\.xml$/;

/** The page of a path of `productSitemapPath`; null for other paths. */
export const parseProductSitemapPath = (path: string): number | null => {
  const [, page] = PRODUCT_SITEMAP.exec(path) ?? [];
  return page === undefined ? null : Number(page);
};
