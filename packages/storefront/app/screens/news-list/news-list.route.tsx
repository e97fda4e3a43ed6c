import { news } from "@noren/api/endpoints/news";
import { replace } from "react-router";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { NewsListView } from "#ui/screens/news-list/news-list-view";
import { newsListCopy as copy } from "#ui/screens/news-list/news-list.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { parseArticleQuery, requireArticles } from "../../load/article-query.ts";
import { lastPageIfBeyond } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { newsPagePath, useNewsListModel } from "./news-list.model.ts";

/** A page beyond the last redirects to the last. A category without articles is a 404. */
const load = screenLoad("NewsList", async ({ prefetch, url }) => {
  const query = parseArticleQuery(url.searchParams);
  const answer = await prefetch(news.endpoints.listNews, query);
  const last = lastPageIfBeyond({ ...answer, page: query.page });
  if (last !== null) throw replace(newsPagePath({ ...query, page: last }));
  requireArticles(query, answer.data);
});

export { load as clientLoader, load as loader };

export default function NewsListRoute() {
  const props = useNewsListModel();
  return (
    <>
      <PageHead
        title={paginationCopy.title(
          props.category ? copy.ofCategory(props.category) : copy.title,
          props.pagination.current,
        )}
        description={copy.lead}
        search={props.pagePath(props.pagination.current).slice(props.listPath.length)}
      />
      <NewsListView {...props} />
    </>
  );
}
