import { paginationOf } from "@noren/api/answers";
import { useListBlogsQuery } from "@noren/api/endpoints/blog";
import { paths } from "@noren/contract/paths";
import { FIRST_PAGE } from "@noren/domain/limits";
import { useSearchParams } from "react-router";
import type { BlogListProps } from "#ui/screens/blog-list/blog-list.props";
import { type ArticleListQuery, articlePageQuery, parseArticleQuery } from "../../load/article-query.ts";

/** The path of a page of the articles. */
export const blogPagePath = (query: ArticleListQuery): string => paths.blogList(articlePageQuery(query));

/** The shop's articles, all or of one category. */
export function useBlogListModel(): BlogListProps {
  const [search] = useSearchParams();
  const query = parseArticleQuery(search);
  const { currentData } = useListBlogsQuery(query);
  return {
    category: query.category ?? null,
    categories: (currentData?.categories ?? []).map(({ name, count }) => ({
      name,
      count,
      path: blogPagePath({ page: FIRST_PAGE, category: name }),
    })),
    blogs: currentData?.data.map((blog) => ({ ...blog, path: paths.blogArticle({ key: blog.key }) })) ?? null,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath: (page) => blogPagePath({ ...query, page }),
    listPath: paths.blogList(),
  };
}
