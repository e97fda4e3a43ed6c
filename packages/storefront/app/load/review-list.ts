import { paths } from "@noren/contract/paths";
import { parsePage } from "./parse-page.ts";

export const REVIEW_SORTS = ["newest", "helpful", "rating_desc", "rating_asc"] as const;

/** Reviews of a page. */
const REVIEW_PAGE_SIZE_ITEMS = 5;

/** The part of a product page's URL that selects its reviews. */
export interface ReviewChoice {
  page: number;
  /** Null for all. */
  stars: number | null;
  sort: (typeof REVIEW_SORTS)[number];
}

/** Reads the choice from a query; ignores invalid parameters. */
export function parseReviewChoice(query: URLSearchParams): ReviewChoice {
  const stars = query.get("stars") ?? "";
  return {
    page: parsePage(query, "reviews"),
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    sort: REVIEW_SORTS.find((sort) => sort === query.get("sort")) ?? "newest",
  };
}

/** The API's query of a choice. */
export const toReviewQuery = (key: string, { page, stars, sort }: ReviewChoice) => ({
  key,
  page,
  per: REVIEW_PAGE_SIZE_ITEMS,
  sort,
  ...(stars !== null && { rating: stars }),
});

/** The product page with these reviews; omits defaults, so that each list has one URL. */
export const reviewsPath = (key: string, { page, stars, sort }: ReviewChoice): string =>
  `${paths.product({ key }, { stars, sort: sort === "newest" ? null : sort, reviews: page > 1 ? page : null })}#reviews`;

/** The product page with the form for a review. */
export const writeReviewPath = (key: string): string => `${paths.product({ key }, { review: "write" })}#reviews`;

/** Whether the URL opens the form for a review. */
export const isWritingReview = (query: URLSearchParams): boolean => query.get("review") === "write";
