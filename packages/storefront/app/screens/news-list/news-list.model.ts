import { paginationOf } from "@noren/api/answers";
import { useListNewsQuery } from "@noren/api/endpoints/news";
import { paths } from "@noren/contract/paths";
import { useSearchParams } from "react-router";
import type { NewsListProps } from "#ui/screens/news-list/news-list.props";
import { type ArticleListQuery, articlePageQuery, parseArticleQuery } from "../../load/article-query.ts";

/** The path of a page of the news. */
export const newsPagePath = (query: ArticleListQuery): string => paths.newsList(articlePageQuery(query));

/** The shop's news, all or of one category; a member sees which are unread. */
export function useNewsListModel(): NewsListProps {
  const [search] = useSearchParams();
  const query = parseArticleQuery(search);
  const { currentData } = useListNewsQuery(query);
  const entries = currentData?.data.map(({ key, title, category, published_at, is_read }) => ({
    title,
    category,
    published_at,
    path: paths.newsArticle({ key }),
    isUnread: is_read === false,
  }));
  return {
    category: query.category ?? null,
    news: entries ?? null,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath: (page) => newsPagePath({ ...query, page }),
    listPath: paths.newsList(),
  };
}
