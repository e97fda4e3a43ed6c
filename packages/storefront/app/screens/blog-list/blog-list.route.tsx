import { blog } from "@noren/api/endpoints/blog";
import { replace } from "react-router";
import { paginationCopy } from "#ui/elements/pagination/pagination.copy";
import { BlogListView } from "#ui/screens/blog-list/blog-list-view";
import { blogListCopy as copy } from "#ui/screens/blog-list/blog-list.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { parseArticleQuery, requireArticles } from "../../load/article-query.ts";
import { lastPageIfBeyond } from "../../load/parse-page.ts";
import { screenLoad } from "../../load/screen-load.ts";
import { blogPagePath, useBlogListModel } from "./blog-list.model.ts";

/** A page beyond the last redirects to the last. A category without articles is a 404. */
const load = screenLoad("BlogList", async ({ prefetch, url }) => {
  const query = parseArticleQuery(url.searchParams);
  const answer = await prefetch(blog.endpoints.listBlogs, query);
  const last = lastPageIfBeyond({ ...answer, page: query.page });
  if (last !== null) throw replace(blogPagePath({ ...query, page: last }));
  requireArticles(query, answer.data);
});

export { load as clientLoader, load as loader };

export default function BlogListRoute() {
  const props = useBlogListModel();
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
      <BlogListView {...props} />
    </>
  );
}
