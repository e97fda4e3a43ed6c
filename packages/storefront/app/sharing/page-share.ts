import { blog } from "@noren/api/endpoints/blog";
import { catalogue } from "@noren/api/endpoints/catalogue";
import { landingPage } from "@noren/api/endpoints/landing-page";
import { maker } from "@noren/api/endpoints/maker";
import { news } from "@noren/api/endpoints/news";
import { qa } from "@noren/api/endpoints/qa";
import { review } from "@noren/api/endpoints/review";
import { shop } from "@noren/api/endpoints/shop";
import type { Pagination } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import type * as Schema from "schema-dts";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { blogListCopy } from "#ui/screens/blog-list/blog-list.copy";
import { makerListCopy } from "#ui/screens/maker-list/maker-list.copy";
import { newsListCopy } from "#ui/screens/news-list/news-list.copy";
import { parseArticleQuery } from "../load/article-query.ts";
import { filterParameters, listPath, parseFilter, toProductQuery } from "../load/list-filter.ts";
import { parsePage } from "../load/parse-page.ts";
import { parseReviewChoice, toReviewQuery } from "../load/review-list.ts";
import { blogPagePath } from "../screens/blog-list/blog-list.model.ts";
import { toFaqQuery } from "../screens/faq/faq.model.ts";
import { HERO_AREA } from "../screens/home/home.model.ts";
import { newsPagePath } from "../screens/news-list/news-list.model.ts";
import { findCategoryPath } from "../screens/product-list/product-list.model.ts";
import { STYLISTS } from "../screens/stylist-list/stylist-list.model.ts";
import type { ScreenId } from "../screens.ts";
import type { RootState } from "../state/store.ts";
import {
  type Crumb,
  type SharedPicture,
  type ShopSite,
  toArticle,
  toFaqPage,
  toItemList,
  toOrganization,
  toProduct,
  toSharedPicture,
  toWebSite,
} from "./structured-data.ts";

/** A rendered page, and the state that it was rendered from. */
export interface RenderedPage extends ShopSite {
  state: RootState;
  params: Readonly<Record<string, string | undefined>>;
  url: Pick<URL, "pathname" | "search">;
  /** The title without the shop's name. */
  title: string;
  /** The URL of the shop's icon. */
  icon: string;
}

/** Data about a page for search engines and social networks, in addition to its title, description and canonical URL. */
export interface PageShare {
  /** The `og:type`. */
  type?: "article" | "product";
  image?: SharedPicture | null;
  things?: readonly (Schema.Thing | null)[];
  /** The pages between the home and this one, and this one. */
  crumbs?: readonly Crumb[];
  previous?: string | null;
  next?: string | null;
}

type Describe = (page: RenderedPage) => PageShare | null;

function neighboursOf(pagination: Pagination | undefined, pathOf: (page: number) => string) {
  if (!pagination) return {};
  const { current, last } = pagination;
  return {
    previous: current > 1 ? pathOf(current - 1) : null,
    next: current < last ? pathOf(current + 1) : null,
  };
}

const searchOf = ({ url }: RenderedPage) => new URLSearchParams(url.search);

const describeProduct: Describe = (page) => {
  const { state, params } = page;
  const key = params["key"] ?? "";
  const product = catalogue.endpoints.getProduct.select(key)(state).data;
  if (!product) return null;
  const reviews = review.endpoints.listReviews.select(toReviewQuery(key, parseReviewChoice(searchOf(page))))(state);
  return {
    type: "product",
    image: toSharedPicture(page, product.card ?? product.image),
    things: [toProduct(page, product, reviews.data?.data ?? [])],
    crumbs: [
      ...product.breadcrumbs.map((category) => ({
        name: category.name,
        path: paths.productList({ category: category.key }),
      })),
      { name: product.name, path: paths.product({ key }) },
    ],
  };
};

const describeProductList: Describe = (page) => {
  const search = searchOf(page);
  const filter = parseFilter(search);
  const list = catalogue.endpoints.listProducts.select(toProductQuery(filter, parsePage(search)))(page.state).data;
  const tree = catalogue.endpoints.listCategories.select("products")(page.state).data;
  const trail = findCategoryPath(tree?.data ?? [], filter.category);
  // Other filters have the canonical URL of the category.
  const isCanonical = [...filterParameters({ ...filter, category: null })].length === 0;
  return {
    image: toSharedPicture(page, list?.data[0]?.image ?? null),
    things: [isCanonical ? toItemList(page, list?.data ?? []) : null],
    ...(trail.length > 0 && {
      crumbs: trail.map(({ key, name }) => ({ name, path: paths.productList({ category: key }) })),
    }),
    ...(isCanonical && neighboursOf(list?.pagination, (number) => listPath(filter, number))),
  };
};

const describers: { [Id in ScreenId]?: Describe } = {
  Home: (page) => {
    const [hero] = shop.endpoints.listBanners.select(HERO_AREA)(page.state).data?.data ?? [];
    return {
      image: toSharedPicture(page, hero?.image ?? null),
      things: [toOrganization(page, page.icon), toWebSite(page)],
      crumbs: [],
    };
  },
  BlogList: (page) => {
    const query = parseArticleQuery(searchOf(page));
    const list = blog.endpoints.listBlogs.select(query)(page.state).data;
    return neighboursOf(list?.pagination, (number) => blogPagePath({ ...query, page: number }));
  },
  BlogArticle: (page) => {
    const key = page.params["key"] ?? "";
    const article = blog.endpoints.getBlog.select(key)(page.state).data;
    if (!article) return null;
    const path = paths.blogArticle({ key });
    return {
      type: "article",
      image: toSharedPicture(page, article.image),
      things: [toArticle(page, article, path)],
      crumbs: [
        { name: blogListCopy.title, path: paths.blogList() },
        { name: article.title, path },
      ],
    };
  },
  NewsList: (page) => {
    const query = parseArticleQuery(searchOf(page));
    const list = news.endpoints.listNews.select(query)(page.state).data;
    return neighboursOf(list?.pagination, (number) => newsPagePath({ ...query, page: number }));
  },
  NewsArticle: (page) => {
    const key = page.params["key"] ?? "";
    const article = news.endpoints.getNews.select(key)(page.state).data;
    if (!article) return null;
    const path = paths.newsArticle({ key });
    return {
      type: "article",
      things: [toArticle(page, article, path)],
      crumbs: [
        { name: newsListCopy.title, path: paths.newsList() },
        { name: article.title, path },
      ],
    };
  },
  Faq: (page) => {
    const query = toFaqQuery(searchOf(page));
    if (query.word) return {};
    return { things: [toFaqPage(qa.endpoints.listQas.select(query)(page.state).data?.data ?? [])] };
  },
  LandingPage: (page) => {
    const slug = page.params["slug"] ?? "";
    const landing = landingPage.endpoints.getLandingPage.select(slug)(page.state).data;
    return { image: toSharedPicture(page, landing?.page.image ?? null) };
  },
  Maker: (page) => {
    const key = page.params["key"] ?? "";
    const found = maker.endpoints.getMaker.select(key)(page.state).data;
    if (!found) return null;
    return {
      image: toSharedPicture(page, found.image),
      crumbs: [
        { name: makerListCopy.title, path: paths.makerList() },
        { name: found.name, path: paths.maker({ key }) },
      ],
    };
  },
  Product: describeProduct,
  ProductList: describeProductList,
  Stylist: (page) => {
    const key = page.params["key"] ?? "";
    const collection = shop.endpoints.getWholeCollection.select(STYLISTS)(page.state).data;
    const found = collection?.entries.find((entry) => entry.key === key);
    if (!found) return null;
    return {
      image: toSharedPicture(page, found.image),
      crumbs: [
        { name: collection?.title ?? "", path: paths.stylistList() },
        { name: found.name, path: paths.stylist({ key }) },
      ],
    };
  },
};

/** The title without the number of the page in its list. */
const listTitleOf = (page: RenderedPage): string =>
  page.title.replace(paginationCopy.title("", parsePage(searchOf(page))), "");

/**
 * What is shared of a page; null for a page without its data, such as one of a shop that requires a login. A page without a
 * description of its own is one level below the home.
 */
export function describePage(id: string, page: RenderedPage): PageShare | null {
  const describe = (describers as Readonly<Record<string, Describe | undefined>>)[id];
  const share = describe ? describe(page) : {};
  return share && { crumbs: [{ name: listTitleOf(page), path: page.url.pathname }], ...share };
}
