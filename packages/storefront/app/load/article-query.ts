import { FIRST_PAGE } from "@noren/domain/limits";
import { notFoundProblem } from "@noren/domain/problem";
import { toProblemResponse } from "../problem/problem-response.ts";
import { clampWord } from "./list-filter.ts";
import { parsePage } from "./parse-page.ts";

/** The longest name of a category that the API takes. */
const CATEGORY_MAX = 50;

/** A page of articles, of one category or of all. */
export interface ArticleListQuery {
  page: number;
  category?: string;
}

/** Reads the category and the page from a URL. */
export function parseArticleQuery(search: URLSearchParams): ArticleListQuery {
  const category = clampWord(search.get("category") ?? "").slice(0, CATEGORY_MAX);
  return { page: parsePage(search), ...(category && { category }) };
}

/** The query of the URL of a page. Omits defaults, so that each list has one URL. */
export const articlePageQuery = ({ page, category }: ArticleListQuery) => ({
  category: category ?? null,
  page: page > FIRST_PAGE ? page : null,
});

/** @throws a 404 for a category without articles, which no page leads to */
export function requireArticles({ category }: ArticleListQuery, articles: readonly unknown[]): void {
  if (category !== undefined && articles.length === 0) throw toProblemResponse(notFoundProblem);
}
